// The review of a recorded game while it is read: ordered, fetched as it grows, and walked through mark by mark.
import type { Review as Made, ReviewDecision, ReviewPlayer, ReviewPoint, Text } from "../protocol";
import { orderReview, Refused, reviewOf } from "./api";

const EVERY = 2000; // ms between two looks at a review that grows
export const FEWEST = 30; // decisions below which no rate is told

/** A place in the record, both numbers from 0. */
export interface At {
  hand: number;
  step: number;
}

export class Review {
  made = $state.raw<Made | null>(null);
  problem = $state.raw<Text | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly record: string,
    readonly game: number,
  ) {}

  /** See whether there is one, and follow it while it grows. */
  look = (): Promise<void> => this.take(reviewOf(this.record, this.game));

  /** Have the game reviewed, or gone on with. */
  order = (): Promise<void> => this.take(orderReview(this.record, this.game));

  get grows(): boolean {
    return this.made?.state === "waiting" || this.made?.state === "running";
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(asked: Promise<Made>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const made = await asked;
      if (this.closed) return;
      this.made = made;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refused ? error.reason : { key: "error-no-server", args: {}, rule: null };
    }
    if (this.grows && !this.closed) this.timer = setTimeout(() => void this.look(), EVERY);
  }
}

const order = (one: At, other: At) => one.hand - other.hand || one.step - other.step;

/** The mistakes of a player in their order: what is well done is none. */
export function mistakesOf(made: Made, player: number): ReviewDecision[] {
  return made.decisions.filter((one) => one.player === player && one.verdict !== "find");
}

/** The first mistake behind a place, or the last before it; null where there is none. */
export function mistakeFrom(made: Made, player: number, at: At, back = false): ReviewDecision | null {
  const found = mistakesOf(made, player);
  if (back) return found.findLast((one) => order(one, at) < 0) ?? null;
  return found.find((one) => order(one, at) > 0) ?? null;
}

/** What was decided at a step and has a mark. */
export function decidedAt(made: Made, player: number, at: At): ReviewDecision | null {
  return made.decisions.find((one) => one.player === player && order(one, at) === 0) ?? null;
}

/** The seat of a player in a hand, null where he has none. */
export function seatOf(made: Made, player: number, hand: number): number | null {
  const seat = made.seated[hand]?.indexOf(player) ?? -1;
  return seat < 0 ? null : seat;
}

/** The curves of a player in a box: every hand has the same width, its decisions lie in it by their steps. */
export interface Curves {
  points: string; // of SVG polylines
  decisions: string;
  tiles: string;
  zero: number; // height of no change
  hands: number[]; // where hands end
  marks: { x: number; y: number; decision: ReviewDecision }[]; // on the line of decisions
  top: number; // points at the upper edge, and at the lower one
  bottom: number;
  x(at: At): number;
}

export function curvesOf(
  player: ReviewPlayer,
  decisions: ReviewDecision[],
  steps: number[],
  width: number,
  height: number,
): Curves {
  const start = player.curve[0]?.points ?? 0;
  const hands = Math.max(1, steps.length);
  const x = ({ hand, step }: At) => {
    const whole = Math.max(1, (steps[hand] ?? 1) - 1);
    return (width * (hand + (step < 0 ? 1 : Math.min(step, whole) / whole))) / hands;
  };
  const values = player.curve.map((one) => ({
    one,
    gain: one.points - start,
    tiles: one.points - start - one.decisions,
  }));
  const all = [0, ...values.flatMap(({ one, gain, tiles }) => [gain, tiles, one.decisions])];
  const [top, bottom] = [Math.max(...all), Math.min(...all)];
  const y = (value: number) => (top === bottom ? height / 2 : (height * (top - value)) / (top - bottom));
  const line = (value: (one: (typeof values)[number]) => number) =>
    values.map((each) => `${x(each.one).toFixed(1)},${y(value(each)).toFixed(1)}`).join(" ");
  return {
    points: line(({ gain }) => gain),
    decisions: line(({ one }) => one.decisions),
    tiles: line(({ tiles }) => tiles),
    zero: y(0),
    hands: steps.map((_, hand) => x({ hand, step: -1 })),
    marks: decisions.map((decision) => ({ x: x(decision), y: y(costAt(player.curve, decision)), decision })),
    top,
    bottom,
    x,
  };
}

/** What decisions had cost by a place, its own included. */
function costAt(curve: ReviewPoint[], at: At): number {
  const behind = (one: ReviewPoint) => one.step < 0 || one.step > at.step;
  const last = curve.findLast((one) => one.hand < at.hand || (one.hand === at.hand && !behind(one)));
  return last?.decisions ?? 0;
}
