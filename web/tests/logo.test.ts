import { expect, test } from "vitest";

const WRITTEN = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });

test("the name of the house is written in its brush face wherever it leads home", () => {
  const links = Object.entries(WRITTEN).flatMap(([path, written]) =>
    [...written.matchAll(/<a\b[^>]*>方城/g)].map(([link]) => ({ path, logo: /class="[^"]*\blogo\b/.test(link) })),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter(({ logo }) => !logo)).toEqual([]);
});
