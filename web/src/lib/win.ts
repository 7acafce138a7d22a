// How a win is shown before its reckoning: what is called, when, and what it comes to.
import type { SeatView, Settlement } from "../protocol";

export const OPEN = 700; // ms until the hand lies open and the first pattern is called
const COUNT = 700; // ms in which the number grows
const REST = 1100; // ms in which all is seen
const MANY = 8; // patterns from which on they are called faster

/** The settlements whose hands are laid open, one after another. */
export function shownWins(view: SeatView | null): Settlement[] {
  return (view?.results ?? []).filter((each) => each.winner !== null && each.groups.length > 0);
}

/** The first of them, if there is any. */
export function shownWin(view: SeatView | null): Settlement | null {
  return shownWins(view)[0] ?? null;
}

/** Milliseconds from one pattern to the next. */
export function beat(win: Settlement): number {
  return win.patterns.length > MANY ? 120 : 260;
}

/** When the number appears, and when all is over. */
export function numberAt(win: Settlement): number {
  return OPEN + win.patterns.length * beat(win);
}
export function lastsFor(win: Settlement): number {
  return numberAt(win) + COUNT + REST;
}

/** What the winner has of it: the worth of the hand, or the points it brings where that is nothing. */
export function headline(win: Settlement): { value: number; paid: boolean } {
  const gain = win.payments.find((each) => each.seat === win.winner)?.change ?? 0;
  const paid = !win.total && gain > 0;
  return { value: paid ? gain : (win.total ?? 0), paid };
}

/** The numbers it runs through: whole hundreds where it has them, never more than it comes to. */
export function counted(value: number): number[] {
  const unit = value >= 1000 ? 100 : 1;
  const steps = 12;
  return Array.from({ length: steps }, (_, i) =>
    i === steps - 1 ? value : Math.floor((value * (i + 1)) / steps / unit) * unit,
  );
}
