import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { corner, picture, pictureRules, plain, redOf, tilesOf, tilesOfMeld } from "../src/lib/tiles";
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
    expect(picture(red)).toContain(`t-${red}`);
  });
  it.each(["4m", "3z", "7z", "3f", "0m", "3mr"])("of %s is not to be had", (tile) => {
    expect(redOf(tile)).toBe(tile);
  });
});

describe("the pictures of the sprite", () => {
  const rules = pictureRules(readFileSync("src/assets/tiles.svg", "utf-8")).split("\n");
  const image = (rule: string) => decodeURIComponent(/url\("data:image\/svg\+xml,(.*)"\)/.exec(rule)?.[1] ?? "");

  it.each(["1m", "9m", "5p", "7s", "0m", "3mr", "1z", "7z", "8f", "4a", "7j"])("there is one of %s", (tile) => {
    const name = picture(tile).split(" ").at(-1)!;
    expect(rules.filter((rule) => rule.startsWith(`.${name} {`))).toHaveLength(1);
  });
  it.each(rules.map((rule) => [rule.split(" ")[0]!, rule] as const))("%s is whole by itself", (_, rule) => {
    const drawn = new DOMParser().parseFromString(image(rule), "image/svg+xml");
    expect(drawn.querySelector("parsererror")).toBeNull();
    expect(drawn.documentElement.getAttribute("viewBox")).toBe("0 0 300 400");
    expect(drawn.querySelectorAll("svg > :not(defs)").length).toBeGreaterThan(0);
    for (const use of drawn.querySelectorAll("use")) {
      expect(drawn.querySelector(use.getAttribute("href")!)).not.toBeNull();
    }
  });
});
