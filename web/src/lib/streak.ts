// How many days in a row somebody has played.
const DAY = 86_400_000; // ms

/** The day of a moment (in seconds) where the reader is, counted from some day on. */
function dayOf(seconds: number): number {
  const moment = new Date(1000 * seconds);
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY);
}

/** The days in a row with one of these moments, up to today; a day that has only begun breaks nothing. */
export function streakOf(moments: number[], now: number): number {
  const days = new Set(moments.map(dayOf));
  const today = dayOf(now);
  let last = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(last); last -= 1) count += 1;
  return count;
}
