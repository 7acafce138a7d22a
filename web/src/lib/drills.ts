// What somebody has done in drills, kept in this browser: by game and kind how many, how many right, how many in a row.
import type { DrillChoice, DrillMarked } from "../protocol";

export interface DrillFigures {
  n: number; // questions answered
  right: number;
  streak: number; // right ones in a row, up to now
  best: number; // the longest such row
  rating: DrillMarked["rating"] | null; // after the latest answer
  missed: string[]; // seeds of questions that were last answered wrongly, the oldest first
}

const KEPT = "drills"; // where the browser keeps them, by "<game> <kind>"
const NONE: DrillFigures = { n: 0, right: 0, streak: 0, best: 0, rating: null, missed: [] };
const MOST = 50; // missed questions that are remembered of a kind
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SEEDS = 1_000_000_000;

/** The figures of one kind of drill in a game. */
export function figuresOf(game: string, kind: string): DrillFigures {
  return kept()[`${game} ${kind}`] ?? NONE;
}

/** All that is kept, by "<game> <kind>". */
export function allFigures(): Record<string, DrillFigures> {
  return kept();
}

/** Count an answer, and return the figures with it. */
export function count(
  game: string,
  kind: string,
  seed: string,
  marked: Pick<DrillMarked, "is_right" | "rating">,
): DrillFigures {
  const before = figuresOf(game, kind);
  const streak = marked.is_right ? before.streak + 1 : 0;
  const others = before.missed.filter((one) => one !== seed);
  const after = {
    n: before.n + 1,
    right: before.right + Number(marked.is_right),
    streak,
    best: Math.max(before.best, streak),
    rating: marked.rating,
    missed: marked.is_right ? others : [...others, seed].slice(-MOST),
  };
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [`${game} ${kind}`]: after }));
  return after;
}

/** Delete all of them. */
export function forgetFigures(): void {
  localStorage.removeItem(KEPT);
}

/** What is kept; what is damaged counts as nothing. */
function kept(): Record<string, DrillFigures> {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, DrillFigures] => isWhole(entry[1])),
    );
  } catch {
    return {};
  }
}

function isWhole(read: unknown): boolean {
  if (typeof read !== "object" || read === null) return false;
  const { n, right, streak, best, rating, missed } = read as Record<keyof DrillFigures, unknown>;
  const counted = [n, right, streak, best].every(Number.isSafeInteger);
  const seeds = Array.isArray(missed) && missed.every((seed) => typeof seed === "string");
  return counted && seeds && (rating === null || isRating(rating));
}

function isRating(read: unknown): boolean {
  if (typeof read !== "object" || read === null) return false;
  const { mean, spread } = read as Record<string, unknown>;
  return Number.isFinite(mean) && Number.isFinite(spread);
}

/** The address of a question; without a seed of a new one. */
export function addressOf(game: string, kind: string, seed = String(Math.floor(Math.random() * SEEDS))): string {
  return `#/drills/${encodeURIComponent(game)}/${kind}/${seed}`;
}

/** The key that chooses each choice: its number where all have different ones, else letters in their order. */
export function keysOf(choices: DrillChoice[]): string[] {
  const numbers = choices.map((choice) => /^(\d)[a-z]?$/.exec(choice.id)?.[1] ?? "");
  const apart = numbers.every(Boolean) && new Set(numbers).size === numbers.length;
  return apart ? numbers : choices.map((_, i) => LETTERS[i] ?? "");
}
