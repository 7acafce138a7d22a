// The result of a hand: which keys go on, and which belong to what else is on the page.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../src/lib/i18n.svelte";
import type { Table } from "../src/lib/table.svelte";
import Result from "../src/table/Result.svelte";
import { mockTable } from "./helpers";

const ARMED = 500; // ms, after which a result lets itself be left

beforeEach(() => {
  setLanguage("en");
  vi.useFakeTimers();
  document.body.innerHTML = '<aside><input><button>Take back</button></aside><div id="page"></div>';
});
afterEach(() => vi.useRealTimers());

async function result(more: { onhost?: () => void } = {}) {
  const next = vi.fn();
  const { view } = mockTable("riichi-result");
  const one = { ...view, phase: "result" as const, results: view.results.slice(0, 1) };
  const table = { players: ["You", "Mei", "Lan", "Zhu"], next } as unknown as Table;
  const page = mount(Result, { target: document.querySelector("#page")!, props: { table, view: one, ...more } });
  await vi.advanceTimersByTimeAsync(ARMED);
  return { page, next };
}

function pressed(target: Element, key: string): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

test("what is typed beside a result is typed, and goes on to no other hand", async () => {
  const field = document.querySelector<HTMLInputElement>("aside input")!;
  field.focus();
  const { page, next } = await result();
  expect(document.activeElement).toBe(field);
  const taken = [" ", "Enter", "e", "t"].filter((key) => pressed(field, key));
  expect([taken, pressed(document.querySelector("aside button")!, " ")]).toEqual([[], false]);
  expect(next).not.toHaveBeenCalled();
  expect(pressed(document.body, " ")).toBe(true);
  expect(next).toHaveBeenCalledOnce();
  await unmount(page);
});

test("a host finds the way to his rulings on the result, where the panel is not in sight", async () => {
  const onhost = vi.fn();
  const { page } = await result({ onhost });
  const button = [...document.querySelectorAll("footer button")].find((one) => one.textContent === t("tab-host"));
  (button as HTMLButtonElement).click();
  flushSync();
  expect(onhost).toHaveBeenCalledOnce();
  await unmount(page);
});
