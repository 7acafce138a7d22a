import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wishes } from "../src/lib/gallery.svelte";
import { Table } from "../src/lib/table.svelte";
import Different from "../src/table/Different.svelte";
import type { Listener } from "../src/lib/socket";
import type { Event, InForce, Likeness } from "../src/protocol";
import { mockTable } from "./helpers";

const names = (en: string) => ({ en, zh_hans: en, zh_hant: en, ja: en });
const { view, log } = mockTable("riichi-turn");
const BEFORE = log.filter((event) => !("seat" in event && event.seat === view.seat) && event.kind !== "payment");
const OPTIONS: InForce[] = [
  { label: names("Chiitoitsu"), value: names("none"), rule: "RIICHI-F-seven_pairs", changed: true, book: names("2") },
  { label: names("Ready"), value: names("on"), rule: null, changed: true, book: null },
  { label: names("Dora"), value: names("on"), rule: "RIICHI-76", changed: false, book: null },
];
const UNLIKE: Likeness = {
  ...{ game: "friday.toml", known: "sanma", name: names("Sanma"), patterns: 42, shared: 40 },
  differs: [{ key: "trait-players", args: { value: "players", n: 4 }, rule: null }],
};
let card: Record<string, unknown> | undefined;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.setItem("seat T", "token");
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(path.includes("unlike") ? UNLIKE : OPTIONS)));
  });
});
afterEach(async () => {
  if (card) await unmount(card);
  card = undefined;
  wishes.known = "";
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** The card at a table where this has happened. */
async function shown(happened: Event[], over: "felt" | "" = ""): Promise<(more: Event[]) => void> {
  let listener: Listener | undefined;
  const table = new Table((to) => ((listener = to), { send: () => true, close: () => undefined }));
  const walls = { match: 1, commitment: "", opening: "", next: "" };
  listener?.state(true);
  listener?.message({ t: "hello", table: "T", seat: view.seat ?? 0, v: 1, walls, protocol: 1 });
  listener?.message({ t: "snapshot", v: 1, view, log: happened });
  card = mount(Different, { target: document.body, props: { table, over } });
  await settle();
  return (more) => listener?.message({ t: "snapshot", v: 2, view, log: [...happened, ...more] });
}

async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    flushSync();
  }
}

const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent.replace(/\s+/g, " ").trim());

test("before the first throw it says what the table plays otherwise, and what the book has there", async () => {
  const happens = await shown(BEFORE);
  expect(lines()).toEqual(["Chiitoitsu: none (by the book: 2) §RIICHI-F-seven_pairs", "Ready: on"]);
  const link = document.querySelector("li a");
  expect(link?.getAttribute("href")).toBe("#/rules/riichi/RIICHI-F-seven_pairs");
  expect(asked).toEqual(["/api/tables/T/options"]);
  happens([{ ...log.find((event) => event.kind === "discard")!, seat: view.seat! }]);
  await settle();
  expect(document.querySelector("section")).toBeNull();
});

test("for who knows another game it says what is otherwise in this one, too", async () => {
  wishes.known = "sanma";
  await shown(BEFORE);
  expect(lines()).toHaveLength(2);
  expect(document.querySelector(".unlike")?.textContent).toMatch(/Unlike Sanma:\s*4 players/);
  expect(asked).toContain("/api/tables/T/unlike/sanma");
});

test("over the felt it can be folded", async () => {
  await shown(BEFORE, "felt");
  const head = document.querySelector<HTMLButtonElement>("h2 button")!;
  expect([head.getAttribute("aria-expanded"), lines().length]).toEqual(["true", 2]);
  head.click();
  flushSync();
  expect([head.getAttribute("aria-expanded"), lines().length]).toEqual(["false", 0]);
});
