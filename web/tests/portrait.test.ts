import { describe, expect, test } from "vitest";
import { layersOf, partsOf } from "../src/lib/portrait";

const drawn = (name: string) => JSON.stringify(layersOf(partsOf(name)));
const NAMES = Array.from({ length: 200 }, (_, i) => `Guest ${i}`);
const BOTS = ["Mei", "Lan", "Zhu", "Ju", "Song", "He"]; // as the server calls them (web/table/bots.py)

describe("a face", () => {
  test("is the same for a name wherever it is drawn", () => {
    expect(drawn("Mei")).toBe(drawn("Mei"));
  });

  test("is another for nearly every name", () => {
    expect(new Set(NAMES.map(drawn)).size).toBe(NAMES.length);
  });

  test("shows forty heads that differ in hair, its tint, skin or what is worn in the face", () => {
    const heads = NAMES.map(partsOf).map(({ hair, tint, skin, extra }) => [hair, tint, skin, extra].join());
    expect(new Set(heads).size).toBeGreaterThanOrEqual(40);
  });

  test("of no two bots has the same hair and dress", () => {
    const told = BOTS.map(partsOf);
    expect(new Set(told.map((parts) => `${parts.hair} ${parts.tint}`)).size).toBe(BOTS.length);
    expect(new Set(told.map((parts) => `${parts.dress} ${parts.skin}`)).size).toBe(BOTS.length);
  });

  test("has only parts that there are, for names in every script", () => {
    for (const name of [...NAMES, "", "欧阳娜娜", "けんたろう", "😀"])
      for (const layer of layersOf(partsOf(name))) expect(layer.d).toMatch(/^M[\d\sa-zA-Z.,-]+$/);
  });
});
