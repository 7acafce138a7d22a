// Contrasts of the design's colours by WCAG, in both schemes and for who asks for more contrast.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/tokens.css", "utf8");
const [plain = "", more = ""] = css.split("@media (prefers-contrast: more)");

type Scheme = "light" | "dark";

/** The colour of a token: later blocks overrule earlier ones. */
function token(name: string, scheme: Scheme, strong = false): string {
  const found = [
    ...`${plain.split("[data-backs")[0]}${strong ? more : ""}`.matchAll(new RegExp(`--${name}: ([^;]+);`, "g")),
  ];
  const value = found.at(-1)?.[1] ?? "";
  const both = value.match(/light-dark\((#\w+), (#\w+)\)/);
  return (both ? both[scheme === "light" ? 1 : 2] : value) ?? "";
}

function luminance(colour: string): number {
  const short = colour.length < 6;
  const parts = [0, 1, 2].map((i) => {
    const digits = short ? colour[1 + i]!.repeat(2) : colour.slice(1 + 2 * i, 3 + 2 * i);
    const share = parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["bg", "bar", "panel", "raised", "sunk", "sheet", "button", "button-lit"];
const WORDS = ["text", "soft", "muted", "gold", "rose", "blue", "green"];

test("the sum is right: black on white is 21 : 1", () => {
  expect(contrast("#000000", "#fff")).toBeCloseTo(21, 5);
});

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  test.each([false, true])("words are 4.5 : 1 on every ground, more contrast: %s", (strong) => {
    const low = GROUNDS.flatMap((ground) =>
      WORDS.map((word) => ({
        on: `${word} on ${ground}`,
        is: contrast(token(word, scheme, strong), token(ground, scheme, strong)),
      })),
    ).filter(({ is }) => !(is >= 4.5));
    expect(low).toEqual([]);
  });

  test("what carries meaning is 3 : 1: red, the end of a control, gold buttons and seals under their words", () => {
    const pairs = [
      ...["bg", "panel", "sheet"].flatMap((ground) => [["red", ground] as const, ["edge", ground] as const]),
      ["on-felt", "felt"] as const,
      ["brass", "lacquer"] as const,
    ];
    for (const [one, other] of pairs)
      expect(contrast(token(one, scheme), token(other, scheme)), `${one} on ${other}`).toBeGreaterThanOrEqual(3);
    expect(contrast("#fff0e0", token("seal", scheme))).toBeGreaterThanOrEqual(4.5);
    for (const gilt of ["#f6d78f", "#dda74b", "#c98f38"])
      expect(contrast(token("gilt-ink", scheme), gilt)).toBeGreaterThanOrEqual(4.5);
  });

  test("ivory is told from the felt, and every back 2 : 1 on it", () => {
    const felt = token("felt", scheme);
    expect(contrast(token("ivory", scheme), felt)).toBeGreaterThanOrEqual(4.5);
    const backs = [...css.matchAll(/--back: (#\w+);/g)].map((found) => found[1]!);
    expect(backs).toHaveLength(4);
    for (const back of backs) expect(contrast(back, felt), back).toBeGreaterThanOrEqual(2);
  });
});
