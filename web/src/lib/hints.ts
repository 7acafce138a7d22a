// Lengths of the bars that a hint draws on the own tiles; the numbers are the server's.
import type { Hint, HintLine, Tile } from "../protocol";
import type { CallButton } from "./choices";
import { sameFace } from "./tiles";

/** Ways to wait for a discard, all opponents together. */
export function totalWays(line: HintLine): number {
  return line.dangers.reduce((sum, danger) => sum + danger.ways, 0);
}

export interface Bars {
  line: HintLine;
  left: number; // 0 to 1: tiles that bring the hand nearer; 0 where another discard leaves it nearer already
  risk: number; // 0 to 1: ways to wait for the tile
}

/** Whether a button of the call bar leads to the advised move. */
export function isAdvised(hint: Hint | null, button: CallButton): boolean {
  const choice = hint?.advice?.choice ?? null;
  return choice !== null && (button.choice.index === choice || [...(button.then?.values() ?? [])].includes(choice));
}

/** The bars of one own tile, or null where it cannot be discarded. */
export function barsOf(hint: Hint | null, tile: Tile): Bars | null {
  const lines = hint?.lines.filter((line) => line.choice === null) ?? [];
  const line = lines.find((each) => each.tile !== null && sameFace(each.tile, tile));
  if (!line) return null;
  const steps = Math.min(...lines.map((each) => each.steps));
  const most = Math.max(1, ...lines.filter((each) => each.steps === steps).map((each) => each.count));
  const worst = Math.max(1, ...lines.map(totalWays));
  return { line, left: line.steps === steps ? line.count / most : 0, risk: totalWays(line) / worst };
}
