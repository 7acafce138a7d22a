// The opening of a hand: shown once, skipped by whatever the player does, left out where nothing should move.
import type { SeatView } from "../protocol";
import { still } from "./motion";
import { settings } from "./settings.svelte";
import { play } from "./sound";

const LENGTH = 2400; // ms at normal speed
const DEALT = 800; // ms until the first packet is dealt
const SEEN = "opened"; // where the browser keeps the last hand whose opening was shown

export class Opening {
  shown = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deal: ReturnType<typeof setTimeout> | undefined;

  /** Begin, when this view is the first of a hand; a page loaded again does not show it twice. */
  look(view: SeatView): void {
    const hand = JSON.stringify([view.variant, view.round, view.dealer, view.wall.dice]);
    if (!untouched(view) || sessionStorage.getItem(SEEN) === hand) return;
    sessionStorage.setItem(SEEN, hand);
    if (still() || !settings.opening) return;
    this.shown = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.skip(), LENGTH / settings.speed);
    if (view.wall.dice.length) play("dice");
    this.deal = setTimeout(() => play("deal"), DEALT / settings.speed);
  }

  skip(): void {
    clearTimeout(this.timer);
    clearTimeout(this.deal);
    this.shown = false;
  }
}

/** Whether tiles have been dealt and nobody has thrown or claimed one. */
function untouched(view: SeatView): boolean {
  const dealt = view.wall.opened !== null && view.seats.some((seat) => seat.hand_count > 0);
  return (
    dealt &&
    ["setup", "play"].includes(view.phase) &&
    view.seats.every((seat) => !seat.river.length && !seat.melds.length)
  );
}
