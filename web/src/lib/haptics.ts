// A tremble of the phone, for who has asked for it; everything that trembles can be seen too.
import { settings } from "./settings.svelte";

const PATTERNS = { tile: [12], turn: [24], win: [30, 50, 30, 50, 60] }; // ms on, off, on ...

/** Whether the device can. */
export const canTremble = () => typeof navigator.vibrate === "function";

/** Tremble once, if the reader wants it, the device can, and the page has been touched: else browsers complain. */
export function tremble(what: keyof typeof PATTERNS): void {
  if (settings.vibrate && canTremble() && (navigator.userActivation?.hasBeenActive ?? true))
    navigator.vibrate(PATTERNS[what]);
}
