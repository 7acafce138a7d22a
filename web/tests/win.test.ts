import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { sealOf } from "../src/lib/seals";
import { counted, headline, lastsFor, numberAt, shownWin, shownWins } from "../src/lib/win";
import type { PatternLine, Settlement } from "../src/protocol";
import Seal from "../src/table/result/Seal.svelte";
import { mockTable } from "./helpers";

const { view } = mockTable("riichi-result");
const win = shownWin(view)!;
const row = (original: string): PatternLine => ({
  ...win.patterns[0]!,
  original: { en: original, zh_hans: original, zh_hant: original, ja: original },
});

test("the settlement with a winner and a hand is the one laid open", () => {
  expect(win.winner).not.toBeNull();
  expect(shownWin({ ...view, results: [{ ...win, winner: null }] })).toBeNull();
  expect(shownWin(mockTable("riichi-turn").view)).toBeNull();
  const both = [win, { ...win, winner: null }, { ...win, winner: 3 }];
  expect(shownWins({ ...view, results: both }).map(({ winner }) => winner)).toEqual([win.winner, 3]);
});

test("a win of no fan is headed by what it brings", () => {
  const payments = [{ seat: win.winner!, before: 0, after: 6, change: 6, parts: [] }];
  expect(headline({ ...win, total: 0, payments })).toEqual({ value: 6, paid: true });
  expect(headline(win)).toEqual({ value: win.total, paid: false });
});

test.each([0, 1, 7, 88, 7700, 12000])("the number %i is counted up to and never passed", (value) => {
  const numbers = counted(value);
  expect(numbers.at(-1)).toBe(value);
  expect([...numbers].sort((one, other) => one - other)).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  if (value >= 1000) expect(numbers.filter((number) => number % 100)).toEqual([]);
});

test("many patterns are called faster, and all before the number", () => {
  const many: Settlement = { ...win, patterns: Array.from({ length: 12 }, () => win.patterns[0]!) };
  const each = (one: Settlement) => (numberAt(one) - numberAt({ ...one, patterns: [] })) / one.patterns.length;
  expect(each(many)).toBeLessThan(each(win));
  expect(lastsFor(many)).toBeGreaterThan(numberAt(many));
});

test("a seal bears the first four signs of a name, and no letters", () => {
  expect(sealOf(row("立直"))).toEqual(["立", "直"]);
  expect(sealOf(row("門前清自摸和")).join("")).toBe("門前清自");
  expect(sealOf(row("赤ドラ (red)")).join("")).toBe("赤ドラ");
  const page = mount(Seal, { target: document.body, props: { row: row("断么九") } });
  flushSync();
  expect(document.querySelector(".seal.square")?.textContent.replace(/\s/g, "")).toBe("断么九");
  void unmount(page);
});
