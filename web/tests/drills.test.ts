import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, allFigures, count, figuresOf, forgetFigures, keysOf } from "../src/lib/drills";

const right = { is_right: true, rating: { mean: 27, spread: 8 } };
const wrong = { is_right: false, rating: { mean: 24, spread: 7 } };
const choices = (...ids: string[]) => ids.map((id) => ({ id, say: id, tile: "" }));

beforeEach(() => localStorage.clear());

describe("figures of drills", () => {
  it("count answers of each game and kind by themselves, and rows of right ones", () => {
    count("riichi", "waits", "1", right);
    count("riichi", "waits", "1", right);
    count("riichi", "waits", "1", wrong);
    expect(count("riichi", "waits", "1", right)).toEqual({
      n: 4,
      right: 3,
      streak: 1,
      best: 2,
      rating: right.rating,
      missed: [],
    });
    expect(figuresOf("riichi", "dice").n).toBe(0);
    expect(figuresOf("mcr", "waits").n).toBe(0);
    expect(Object.keys(allFigures())).toEqual(["riichi waits"]);
  });

  it("remember the questions that were missed until they are answered rightly", () => {
    count("riichi", "waits", "7", wrong);
    count("riichi", "waits", "8", wrong);
    expect(count("riichi", "waits", "7", wrong).missed).toEqual(["8", "7"]);
    expect(count("riichi", "waits", "8", right).missed).toEqual(["7"]);
    for (let seed = 100; seed < 200; seed++) count("riichi", "waits", String(seed), wrong);
    expect(figuresOf("riichi", "waits").missed).toHaveLength(50);
  });

  it("are gone once they are deleted", () => {
    count("riichi", "waits", "1", right);
    forgetFigures();
    expect(figuresOf("riichi", "waits").n).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  it("count what is damaged as nothing, and leave the rest", () => {
    for (const damaged of ["{", "null", "7", '"x"', "[]"]) {
      localStorage.setItem("drills", damaged);
      expect(figuresOf("riichi", "waits").n, damaged).toBe(0);
    }
    const whole = { n: 1, right: 1, streak: 1, best: 1, rating: null, missed: [] };
    const ill = { ...whole, n: "1" };
    const unrated = { ...whole, rating: { mean: "x", spread: 1 } };
    const seedless = { ...whole, missed: [7] };
    const kept = { "a b": whole, "c d": ill, "e f": unrated, "g h": null, "i j": seedless };
    localStorage.setItem("drills", JSON.stringify(kept));
    expect(allFigures()).toEqual({ "a b": whole });
    expect(count("c", "d", "1", wrong).n).toBe(1);
  });
});

describe("keys of choices", () => {
  it("are their numbers where all have different ones", () => {
    expect(keysOf(choices("1m", "2m", "9m"))).toEqual(["1", "2", "9"]);
    expect(keysOf(choices("0", "1", "6"))).toEqual(["0", "1", "6"]);
  });

  it("are letters elsewhere", () => {
    expect(keysOf(choices("1m", "1p"))).toEqual(["a", "b"]);
    expect(keysOf(choices("own", "next"))).toEqual(["a", "b"]);
    expect(keysOf(choices("1500", "2000"))).toEqual(["a", "b"]);
  });
});

it("an address names the question, a new one where none is named", () => {
  expect(addressOf("riichi", "waits", "7")).toBe("#/drills/riichi/waits/7");
  expect(addressOf("my game", "dice")).toMatch(/^#\/drills\/my%20game\/dice\/\d{1,9}$/);
});
