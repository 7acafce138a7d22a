import { describe, expect, test } from "vitest";
import { mapOf, type Spot } from "../src/lib/map";
import { streakOf } from "../src/lib/streak";
import type { VariantCard } from "../src/protocol";

const card = (id: string, spot: Spot | null, house = false) =>
  ({ id, spot, house: house ? { name: id, text: "" } : null }) as unknown as VariantCard;
const where = (cards: VariantCard[]) =>
  Object.fromEntries(mapOf(cards).placed.map((each) => [each.card.id, [each.column, each.row]]));

describe("the map", () => {
  test("lays each game where its page says, read from the north-west", () => {
    const cards = [card("south", [1, 2]), card("north", [3, 0]), card("west", [0, 2])];
    expect(where(cards)).toEqual({ north: [3, 0], west: [0, 2], south: [1, 2] });
    expect(mapOf(cards).placed.map((each) => each.card.id)).toEqual(["north", "west", "south"]);
    expect(mapOf(cards)).toMatchObject({ columns: 4, rows: 3 });
  });

  test("hides no game: without a place, on a place that is taken, or of house rules they follow below", () => {
    const cards = [card("first", [1, 1]), card("second", [1, 1]), card("nowhere", null), card("house", [1, 1], true)];
    expect(where(cards)).toEqual({ first: [1, 1], second: [0, 2], nowhere: [1, 2], house: [0, 3] });
  });

  test("has ground where three games stand around, and none that a game stands on", () => {
    const { ground } = mapOf([card("a", [0, 0]), card("b", [1, 0]), card("c", [2, 0]), card("d", [5, 1])]);
    expect(ground).toEqual([[1, 1]]);
  });

  test("is empty without games", () => {
    expect(mapOf([]).placed).toEqual([]);
  });
});

describe("a streak", () => {
  const noon = (day: number) => new Date(2026, 2, day, 12).getTime() / 1000;

  test.each([
    [[10, 9, 8], 3], // today and the two days before
    [[9, 8], 2], // today is not over yet
    [[8, 7], 0], // yesterday was missed
    [[10, 10, 8], 1],
    [[], 0],
  ])("of days %j is %i", (days, count) => {
    expect(streakOf(days.map(noon), noon(10))).toBe(count);
  });

  test("outlives the end of a month and a change of the clock", () => {
    const days = [27, 28, 29, 30, 31].map((day) => new Date(2026, 2, day, 23, 59).getTime() / 1000);
    const april = new Date(2026, 3, 1, 0, 1).getTime() / 1000;
    expect(streakOf([...days, april], april)).toBe(6);
  });
});
