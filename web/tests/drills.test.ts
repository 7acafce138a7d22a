import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, allFigures, count, figuresOf, forgetFigures, keysOf } from "../src/lib/drills";

const right = { is_right: true, rating: { mean: 27, spread: 8 } };
const wrong = { is_right: false, rating: { mean: 24, spread: 7 } };
const choices = (...ids: string[]) => ids.map((id) => ({ id, say: id, tile: "" }));

beforeEach(() => localStorage.clear());

describe("figures of drills", () => {
  it("count answers of each game and kind by themselves, and rows of right ones", () => {
    count("riichi", "waits", right);
    count("riichi", "waits", right);
    count("riichi", "waits", wrong);
    expect(count("riichi", "waits", right)).toEqual({ n: 4, right: 3, streak: 1, best: 2, rating: right.rating });
    expect(figuresOf("riichi", "dice").n).toBe(0);
    expect(figuresOf("mcr", "waits").n).toBe(0);
    expect(Object.keys(allFigures())).toEqual(["riichi waits"]);
  });

  it("are gone once they are deleted", () => {
    count("riichi", "waits", right);
    forgetFigures();
    expect(figuresOf("riichi", "waits").n).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  it("count what is damaged as nothing, and leave the rest", () => {
    for (const damaged of ["{", "null", "7", '"x"', "[]"]) {
      localStorage.setItem("drills", damaged);
      expect(figuresOf("riichi", "waits").n, damaged).toBe(0);
    }
    const whole = { n: 1, right: 1, streak: 1, best: 1, rating: null };
    const ill = { ...whole, n: "1" };
    const unrated = { ...whole, rating: { mean: "x", spread: 1 } };
    localStorage.setItem("drills", JSON.stringify({ "a b": whole, "c d": ill, "e f": unrated, "g h": null }));
    expect(allFigures()).toEqual({ "a b": whole });
    expect(count("c", "d", wrong).n).toBe(1);
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
