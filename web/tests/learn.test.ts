import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Law from "../src/book/Law.svelte";
import Learn from "../src/pages/Learn.svelte";
import type { Lesson } from "../src/protocol";

const names = (en: string) => ({ en, zh_hans: en, zh_hant: en, ja: en });
const LESSON: Lesson = {
  name: names("Qingshi"),
  about: names("Pungs are dear."),
  sections: [
    { id: "aim", parts: [{ text: "Four sets and a pair. [§2](#/rules/qingshi/QINGSHI-2)", rows: [] }] },
    {
      id: "win",
      parts: [
        {
          text: "",
          rows: [
            {
              groups: [
                { tiles: ["5m", "5m", "5m"], turned: 1, won: false },
                { tiles: ["9p"], turned: null, won: true },
              ],
              say: "It pays **3**.",
            },
          ],
        },
      ],
    },
  ],
};
const OPTIONS = [
  { label: names("Stones"), value: names("cheap"), rule: "QINGSHI-2", changed: true },
  { label: names("Hands"), value: names("8"), rule: null, changed: false },
];
const ANSWERS: Record<string, unknown> = {
  "/api/learn/qingshi/en": LESSON,
  "/api/rules/qingshi/in/en": {
    language: "en",
    text: "# Qingshi\n## Tiles\n- **QINGSHI-1** Three suits.\n## Stones\n- **QINGSHI-2** Stones 5m.",
    english: [],
    called: {},
  },
  "/api/rules/qingshi/options?stones=cheap": OPTIONS,
  "/api/tables/T/options": OPTIONS,
};
let page: Record<string, unknown> | undefined;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.setItem("language", "en");
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const answer = ANSWERS[path];
    if (answer === undefined) return Promise.resolve(new Response('{"reason":null}', { status: 404 }));
    return Promise.resolve(new Response(typeof answer === "string" ? answer : JSON.stringify(answer)));
  });
});

afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    flushSync();
  }
}

test("a page shows its sections, its examples in tiles, and what the table plays otherwise", async () => {
  page = mount(Learn, { target: document.body, props: { variant: "qingshi", query: "table=T" } });
  await settle();
  expect(document.querySelector("h1")?.textContent).toBe("Qingshi");
  expect([...document.querySelectorAll("main h2")].map((head) => head.textContent)).toEqual([
    ...["This table plays otherwise", "The aim", "What wins"],
  ]);
  expect(document.querySelectorAll(".example .face")).toHaveLength(4);
  expect(document.querySelectorAll(".example .turned")).toHaveLength(1);
  expect(document.querySelector(".won")?.getAttribute("aria-label")).toBe("Winning tile");
  expect(document.querySelector(".otherwise")?.textContent).toMatch(/Stones: cheap/);
  expect(document.querySelector(".otherwise")?.textContent).not.toMatch(/Hands/);
});

test("where no page is written the rules are shown in its place", async () => {
  page = mount(Learn, { target: document.body, props: { variant: "other", query: "" } });
  await settle();
  expect(location.hash).toBe("#/rules/other");
});

test("the rules mark what the table plays, list it, and leave what is searched", async () => {
  page = mount(Law, { target: document.body, props: { book: "qingshi", query: "stones=cheap" } });
  await settle();
  expect(document.querySelector("#QINGSHI-2 .force.changed")?.textContent).toBe("Stones: cheap");
  expect([...document.querySelectorAll("dt")].map((label) => label.textContent.trim())).toEqual([
    ...["Stones QINGSHI-2", "Hands"],
  ]);
  const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
  search.value = "three";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
  expect(document.querySelector("[role=status]")?.textContent).toBe("1 found");
  expect(document.querySelector("#QINGSHI-2")?.classList.contains("out")).toBe(true);
  const dimmed = [...document.querySelectorAll(".contents li")].map((line) => line.classList.contains("out"));
  expect(dimmed).toEqual([false, true]);
});

test("the book that many share has no options to ask for", async () => {
  page = mount(Law, { target: document.body, props: { book: "common", query: "" } });
  await settle();
  expect(asked).toEqual(["/api/rules/common/in/en"]);
});
