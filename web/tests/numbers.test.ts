import { expect, test } from "vitest";
import { powers } from "../src/lib/numbers";

test("powers are cut out of a text without their signs, and nothing else is", () => {
  expect(powers("30 fu × 2^(1 + 2) = 240")).toEqual(["30 fu × 2", "1 + 2", " = 240"]);
  expect(powers("基本点 3 × 2^番数、2^4")).toEqual(["基本点 3 × 2", "番数", "、2", "4", ""]);
  expect(powers("no power, ^_^ and a^b")).toEqual(["no power, ^_^ and a^b"]);
});
