import { describe, expect, it } from "vitest";
import { corner, picture, plain, redOf, tilesOf, tilesOfMeld } from "../src/lib/tiles";
import spellings from "./spellings.json";

describe("tiles in what somebody wrote", () => {
  it.each(Object.entries(spellings))("%s are those that the library reads", (text, tiles) => {
    expect(tilesOf(text)).toEqual(tiles);
  });
  it.each([
    ["123", []],
    ["123k4p", ["4p"]],
    ["12赤", []],
    ["4mr", ["4m"]],
    ["\u{1f02b}5z", ["5z"]],
  ])("%s: what is half written or no tile is left out", (text, tiles) => {
    expect(tilesOf(text)).toEqual(tiles);
  });
  it("of a meld are not its words nor who gave it", () => {
    expect(tilesOfMeld("pon 777z from W")).toEqual(["7z", "7z", "7z"]);
    expect(tilesOfMeld("chi 340p from S")).toEqual(["3p", "4p", "0p"]);
    expect(tilesOfMeld("chi")).toEqual([]);
  });
});

describe("the corner of a tile for who reads no characters", () => {
  it.each([
    ["7p", "7"],
    ["0s", "5"],
    ["3z", "W"],
    ["6z", ""],
    ["2f", "2"],
    ["6f", "2"], // the second of the second four
  ])("of %s is %s", (tile, index) => {
    expect(corner(tile)).toBe(index);
  });
});

describe("a red tile", () => {
  it.each([
    ["5m", "0m"],
    ["3p", "3pr"],
    ["7s", "7sr"],
  ])("of %s is %s: its twin, with the same corner and a picture of its own", (usual, red) => {
    expect(redOf(usual)).toBe(red);
    expect(plain(red)).toBe(usual);
    expect(corner(red)).toBe(usual[0]);
    expect(picture(red)).toBe(`#t-${red}`);
  });
  it.each(["4m", "3z", "7z", "3f", "0m", "3mr"])("of %s is not to be had", (tile) => {
    expect(redOf(tile)).toBe(tile);
  });
});
