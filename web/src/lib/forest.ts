// The forest chart of a trial: where dot, interval and band of a cell lie on a line from 0 to 200, no gain at 100.
import type { AdviceTrial, TrialCell } from "../protocol";

const MIDDLE = 100;

export interface Bar {
  dot: number | null; // the mean gain
  low: number | null; // ends of the interval, cut off at the ends of the line
  high: number | null;
  band: number; // where gains begin that are too small to matter
  text: string; // gain and half of its interval; of a ratio the times, with both ends
}

/** How far a line reaches to either side: all intervals of whole games fit, and twice the smallest gain. */
export function reachOf(trial: AdviceTrial): number {
  const ends = trial.cells.filter((cell) => !cell.part).flatMap((cell) => [cell.low ?? 0, cell.high ?? 0]);
  return 1.1 * Math.max(2 * trial.smallest, ...ends.map(Math.abs));
}

export function barOf(cell: TrialCell, reach: number, smallest: number, unit = "u"): Bar {
  const place = (gain: number | null): number | null =>
    gain === null ? null : MIDDLE + MIDDLE * Math.max(-1, Math.min(1, gain / reach));
  return {
    dot: place(cell.gain),
    low: place(cell.low),
    high: place(cell.high),
    band: MIDDLE - (MIDDLE * smallest) / reach,
    text: unit === "ratio" ? timesOf(cell) : gainOf(cell),
  };
}

function gainOf({ gain, high }: TrialCell): string {
  const half = gain === null || high === null ? "" : ` ± ${(high - gain).toFixed(2)}`;
  return gain === null ? "" : `${gain < 0 ? "−" : "+"}${Math.abs(gain).toFixed(2)}${half}`;
}

/** How many times as often; the chart draws hundredths of its logarithm. */
function timesOf({ gain, low, high }: TrialCell): string {
  const times = (logarithm: number): string => Math.exp(logarithm / 100).toFixed(2);
  if (gain === null) return "";
  return low === null || high === null ? `× ${times(gain)}` : `× ${times(gain)} (${times(low)}–${times(high)})`;
}
