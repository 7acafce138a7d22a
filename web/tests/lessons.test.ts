import { beforeEach, expect, test } from "vitest";
import { addressOf, forgetSolved, nextBoard, noteSolved, solvedOf } from "../src/lib/lessons";

beforeEach(() => localStorage.clear());

test("boards that are solved are remembered by lesson, each once", () => {
  noteSolved("riichi", 2);
  noteSolved("riichi", 1);
  noteSolved("riichi", 2);
  noteSolved("sichuan", 5);
  expect(solvedOf("riichi")).toEqual([1, 2]);
  expect(solvedOf("sichuan")).toEqual([5]);
  expect(solvedOf("mcr")).toEqual([]);
});

test("one goes on with the next board that is not solved, and from the last one with those left out", () => {
  noteSolved("riichi", 1);
  noteSolved("riichi", 3);
  expect(nextBoard("riichi", 4)).toBe(2);
  expect(nextBoard("riichi", 4, 2)).toBe(4);
  expect(nextBoard("riichi", 4, 4)).toBe(2);
  noteSolved("riichi", 2);
  noteSolved("riichi", 4);
  expect(nextBoard("riichi", 4, 4)).toBeNull();
});

test("what was solved can be forgotten, of one lesson alone", () => {
  noteSolved("riichi", 1);
  noteSolved("mcr", 1);
  forgetSolved("riichi");
  expect([solvedOf("riichi"), solvedOf("mcr")]).toEqual([[], [1]]);
});

test.each(["", "no JSON", "[1]", "null", '{"riichi": ["1"]}', '{"riichi": [0]}', '{"riichi": 3}'])(
  "what is damaged counts as nothing: %s",
  (kept) => {
    localStorage.setItem("lessons", kept);
    expect(solvedOf("riichi")).toEqual([]);
  },
);

test("a lesson has its address, and each of its boards", () => {
  expect(addressOf("riichi")).toBe("#/lessons/riichi");
  expect(addressOf("first-game", 3)).toBe("#/lessons/first-game/3");
  expect(addressOf("a b")).toBe("#/lessons/a%20b");
});
