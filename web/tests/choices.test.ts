import { describe, expect, test } from "vitest";
import { automatic, buttonsOf, spaceChoice } from "../src/lib/choices";
import { keepOrder } from "../src/lib/tiles";
import type { Choice } from "../src/protocol";
import { mockTable } from "./helpers";

const NONE = { win: false, noCalls: false, discard: false };

describe("buttons", () => {
  test("are made for calls, not for discards", () => {
    const kinds = buttonsOf(mockTable("riichi-call").view).map((button) => button.choice.kind);
    expect(kinds).toEqual(["chi", "pon", "win", "pass"]);
    expect(buttonsOf(mockTable("riichi-swap").view)).toEqual([]);
  });

  test("gather all tiles one may declare ready with", () => {
    const { view } = mockTable("riichi-turn");
    const [riichi, ...others] = buttonsOf(view);
    expect(others).toEqual([]);
    expect([...riichi!.then!.keys()]).toEqual([10, 13]);
  });

  test("have a key each, the first of a kind its usual one", () => {
    const { view } = mockTable("riichi-call");
    const again = (kind: Choice["kind"], index: number): Choice => ({
      ...view.choices[0]!,
      index,
      kind,
      label: { key: `${kind}-${index}`, args: {}, rule: null },
    });
    const keys = (...kinds: Choice["kind"][]) =>
      buttonsOf({ ...view, choices: kinds.map(again) }).map((button) => button.key);
    expect(keys("ready", "ready", "win")).toEqual(["4", "6", "5"]);
    expect(keys("chi", "chi", "pon", "pass")).toEqual(["1", "6", "2", "0"]);
    expect(keys("option", "option", "option")).toEqual(["1", "2", "3"]);
  });

  test("list every option of a question", () => {
    expect(buttonsOf(mockTable("sichuan-missing").view)).toHaveLength(3);
  });
});

describe("automatic play", () => {
  test("does nothing unasked", () => {
    for (const name of ["riichi-turn", "riichi-call", "sanma"])
      expect(automatic(mockTable(name).view, NONE)).toBeNull();
  });

  test("never passes a win by", () => {
    const { view } = mockTable("riichi-call");
    expect(automatic(view, { ...NONE, noCalls: true })).toBeNull();
    expect(automatic(view, { ...NONE, win: true })).toBe(2);
  });

  test("passes calls", () => {
    const { view } = mockTable("riichi-call");
    const calls = { ...view, choices: view.choices.filter((choice) => choice.kind !== "win") };
    expect(automatic(calls, { ...NONE, noCalls: true })).toBe(3);
  });

  test("discards the drawn tile only when there is nothing else to do", () => {
    expect(automatic(mockTable("taiwan").view, { ...NONE, discard: true })).toBe(16);
    expect(automatic(mockTable("riichi-turn").view, { ...NONE, discard: true })).toBeNull();
  });

  test("lets the suit given up go first, and stops where another tile than the drawn one would be a choice", () => {
    const { view } = mockTable("taiwan");
    const kept = (key: string) => {
      const forbidden = { key, args: {}, rule: null };
      const hand = view.hand.map((tile, place) =>
        tile.drawn || ![2, 5].includes(place) ? { ...tile, choice: null, forbidden } : tile,
      );
      return { ...view, hand };
    };
    const discard = { ...NONE, discard: true };
    expect(automatic(kept("lack-first"), discard)).toBe(view.hand[5]!.choice);
    expect(automatic(kept("why-joker"), discard)).toBeNull();
  });
});

test("the space bar takes the default, else the drawn tile", () => {
  expect(spaceChoice(mockTable("riichi-call").view)).toBe(3);
  expect(spaceChoice(mockTable("taiwan").view)).toBe(16);
});

test("without sorting a hand keeps its order and new tiles come last", () => {
  const positions = keepOrder(["5z", "1m", "3p"], ["1m", "2m", "5z"]);
  expect(positions).toEqual([2, 0, 1]);
});

test("every settlement of the mock adds up", () => {
  for (const result of mockTable("riichi-result").view.results) {
    const sticks = result.payments
      .flatMap((payment) => payment.parts)
      .filter((part) => part.text.key === "part-sticks");
    const fromTable = sticks.reduce((sum, part) => sum + part.amount, 0);
    expect(result.payments.reduce((sum, payment) => sum + payment.change, 0)).toBe(fromTable);
  }
});
