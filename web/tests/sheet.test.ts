import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { setLanguage } from "../src/lib/i18n.svelte";
import type { SheetLine } from "../src/protocol";
import Sheet from "../src/room/Sheet.svelte";

const line = (name: string, scores: (number | null)[]): SheetLine => ({
  ...{ name, bot: null, matches: 1, firsts: 0, place: 2.5, total: 3, scores },
});

test("two who were called the same stand on a line each", async () => {
  setLanguage("en");
  const sheet = { first: 3, marked: [false, true], lines: [line("Ben", [3, null]), line("Ben", [null, -3.5])] };
  const page = mount(Sheet, { target: document.body, props: { sheet } });
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()),
  );
  expect(rows).toEqual([
    ["Ben", "3", "2.50", "0 of 1", "3", "–"],
    ["Ben", "3", "2.50", "0 of 1", "–", "-3.5"],
  ]);
  expect(document.querySelectorAll("thead th")[5]?.textContent).toContain("4*");
  await unmount(page);
});
