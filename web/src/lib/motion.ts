// Motion and sound for what happened. The view is drawn already; this only shows how it came to be.
import type { Event, SeatView } from "../protocol";
import { onFelt } from "./geometry";
import { tremble } from "./haptics";
import { settings } from "./settings.svelte";
import { play, winOf } from "./sound";
import { shownWin } from "./win";

const EASE = "cubic-bezier(.2,.8,.3,1)";

/** Whether nothing should move. */
export function still(): boolean {
  return settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Play the events of one message; later ones of a long batch are only heard. */
export function animate(root: HTMLElement, events: Event[], view: SeatView, u: number): void {
  for (const event of events.slice(-4)) {
    const place = view.seats.find((seat) => seat.seat === event.seat)?.place ?? 0;
    const own = event.seat !== null && event.seat === view.seat;
    sound(event, view);
    if (event.kind === "win") tremble("win");
    else if (event.kind === "discard" && own) tremble("tile");
    if (still()) continue;
    if (event.kind === "discard") discard(root, event.seat ?? 0, place, u);
    else if (event.kind === "draw") draw(root, event.seat ?? 0, own);
    else if (["chi", "pon", "kong", "flower"].includes(event.kind)) appear(root, event.seat ?? 0);
  }
}

function move(element: Element | null | undefined, frames: Keyframe[], duration: number): void {
  element?.animate?.(frames, { duration: duration / settings.speed, easing: EASE });
}

/** Show a table that is drawn smaller, or larger, as it comes from what it was: `times` as large. */
export function stepBack(felt: HTMLElement | undefined, times: number): void {
  move(felt, [{ scale: String(times) }, { scale: "1" }], 450);
}

function discard(root: HTMLElement, seat: number, place: number, u: number): void {
  const tiles = root.querySelectorAll(`[data-key^="r${seat}-"]`);
  const [x, y] = onFelt(place, 0, 5 * u);
  move(tiles[tiles.length - 1], [{ translate: `${x}px ${y}px`, opacity: 0.6 }, { translate: "0 0" }], 180);
}

function draw(root: HTMLElement, seat: number, own: boolean): void {
  const tile = root.querySelector(own ? "[data-drawn]" : `[data-key="h${seat}-drawn"]`);
  move(tile, [{ translate: "0 -18px", opacity: 0 }, { translate: "0 0" }], 120);
}

function appear(root: HTMLElement, seat: number): void {
  for (const tile of root.querySelectorAll(`[data-key^="m${seat}-"], [data-aside="${seat}"] > :last-child`)) {
    move(tile, [{ opacity: 0, scale: 1.25 }, { scale: 1 }], 260);
  }
}

function sound(event: Event, view: SeatView): void {
  if (event.kind === "discard") play(event.cut ? "soft" : "click");
  else if (event.kind === "chi" || event.kind === "pon") play("clack");
  else if (event.kind === "kong" || event.kind === "flower" || event.kind === "ready") play(event.kind);
  else if (event.kind === "win") play(winOf(shownWin(view)?.patterns.length ?? 0));
  else if (event.kind === "draw_game") play("rest");
}
