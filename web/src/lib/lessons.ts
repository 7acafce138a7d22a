// Which boards of which games somebody has solved, kept in this browser.
export const FIRST = "first-game"; // the lesson of who has never played: one hand, from board to board
export const FIRST_BOARDS = 8; // of it; the server's list is what counts on the page of the lesson itself
export const END = "end"; // in addresses, behind its last board
const KEPT = "lessons"; // where the browser keeps them, by game

/** The numbers of the boards of a game that are solved. */
export function solvedOf(game: string): number[] {
  return allSolved()[game] ?? [];
}

/** Note that a board is solved. */
export function noteSolved(game: string, number: number): void {
  const solved = allSolved();
  const others = (solved[game] ?? []).filter((one) => one !== number);
  localStorage.setItem(KEPT, JSON.stringify({ ...solved, [game]: [...others, number] }));
}

/** The board to go on with: the first after `number` that is not solved, else the first of all; null when none is. */
export function nextBoard(game: string, of: number, number = 0): number | null {
  const solved = solvedOf(game);
  const open = Array.from({ length: of }, (_, place) => place + 1).filter((one) => !solved.includes(one));
  return open.find((one) => one > number) ?? open[0] ?? null;
}

/** Forget what was solved in a game. */
export function forgetSolved(game: string): void {
  const solved = allSolved();
  delete solved[game];
  localStorage.setItem(KEPT, JSON.stringify(solved));
}

/** Where a lesson is read, at a board of it or at the one to go on with. */
export function addressOf(game: string, number?: number | string): string {
  return `#/lessons/${encodeURIComponent(game)}${number ? `/${number}` : ""}`;
}

/** What is kept; what is damaged counts as nothing. */
function allSolved(): Record<string, number[]> {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    const whole = Object.entries(read).filter(
      (entry): entry is [string, number[]] =>
        Array.isArray(entry[1]) && entry[1].every((one) => Number.isInteger(one) && one > 0),
    );
    return Object.fromEntries(whole);
  } catch {
    return {};
  }
}
