// The map of games: each stands on a grid where it is played; no borders, only tiles of ground below and around them.
import type { VariantCard } from "../protocol";

/** A field of the grid, from 0 at the north-west. */
export type Spot = [column: number, row: number];

export interface GameMap {
  columns: number;
  rows: number; // without those of the games that have no place
  placed: { card: VariantCard; column: number; row: number }[]; // row by row
  ground: Spot[]; // fields with no game between those that have one
}

const NEAR = 3; // games around an empty field from which it is ground too

const key = (column: number, row: number) => `${column} ${row}`;

/** Lay the games out; those with no place of their own, or whose place is taken, follow below the others. */
export function mapOf(cards: VariantCard[]): GameMap {
  const taken = new Map<string, VariantCard>();
  const rest: VariantCard[] = [];
  for (const card of cards) {
    const at = card.spot && !card.house && key(...card.spot);
    if (at && !taken.has(at)) taken.set(at, card);
    else rest.push(card);
  }
  const placed = [...taken.values()].map((card) => ({ card, column: card.spot![0], row: card.spot![1] }));
  const columns = Math.max(0, ...placed.map(({ column }) => column)) + 1;
  const rows = Math.max(-1, ...placed.map(({ row }) => row)) + 1;
  const below = rest.map((card, i) => ({ card, column: i % columns, row: rows + Math.floor(i / columns) }));
  const all = [...placed, ...below].sort((one, other) => one.row - other.row || one.column - other.column);
  return { columns, rows, placed: all, ground: groundOf(columns, rows, taken) };
}

function groundOf(columns: number, rows: number, taken: Map<string, unknown>): Spot[] {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as Spot)).filter(([x, y]) => x || y);
  const fields = Array.from({ length: columns * rows }, (_, i): Spot => [i % columns, Math.floor(i / columns)]);
  return fields.filter(
    ([column, row]) =>
      !taken.has(key(column, row)) && around.filter(([x, y]) => taken.has(key(column + x, row + y))).length >= NEAR,
  );
}
