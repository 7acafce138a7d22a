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
  { label: names("Stones"), value: names("cheap"), rule: "QINGSHI-2", changed: true, book: names("dear") },
  { label: names("Hands"), value: names("8"), rule: null, changed: false, book: null },
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
  expect(document.querySelector(".otherwise")?.textContent).toMatch(/Stones: cheap \(by the book: dear\)/);
  expect(document.querySelector(".otherwise")?.textContent).not.toMatch(/Hands/);
});

test("where no page is written the rules are shown in its place", async () => {
  page = mount(Learn, { target: document.body, props: { variant: "other", query: "" } });
  await settle();
  expect(location.hash).toBe("#/rules/other");
});

test("the rules mark what the table plays, and list it", async () => {
  page = mount(Law, { target: document.body, props: { book: "qingshi", query: "stones=cheap" } });
  await settle();
  expect(document.querySelector("#QINGSHI-2 .force.changed")?.textContent).toBe("Stones: cheap (by the book: dear)");
  expect([...document.querySelectorAll("dt")].map((label) => label.textContent.trim())).toEqual([
    ...["Stones QINGSHI-2", "Hands"],
  ]);
});

/** Type a search, and let the page ask for it. */
async function searchFor(question: string): Promise<void> {
  const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
  search.value = question;
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  await new Promise((done) => setTimeout(done, 300));
  await settle();
}

const found = (rule: string, title: string, book = "qingshi") => ({
  ...{ variant: book, rule, book: "Qing Stones", title, text: "No chow." },
});
const listed = () => [...document.querySelectorAll(".best li a")].map((link) => link.textContent);
const told = () => document.querySelector(".tools [role=status]")?.textContent;

test("a question in words has one answer: as many rules as are listed, by their names, and the book stays", async () => {
  page = mount(Law, { target: document.body, props: { book: "qingshi", query: "" } });
  await settle();
  ANSWERS["/api/search/en?q=may+I+chow&book=qingshi"] = [
    ...[found("QINGSHI-2", "§2"), found("COMMON-4", "§4", "common")],
  ];
  await searchFor("may I chow");
  expect(listed()).toEqual(["§2", "Qing Stones §4"]);
  expect(told()).toBe("2 found");
  expect(document.querySelectorAll("article .out, .contents .out")).toHaveLength(0);
  ANSWERS["/api/search/en?q=nothing&book=qingshi"] = [];
  await searchFor("nothing");
  expect([listed(), told()]).toEqual([[], "0 found"]);
  await searchFor("no answer to this");
  expect(told()).not.toMatch(/found/);
});

test("a late answer to an older search does not replace a newer one", async () => {
  page = mount(Law, { target: document.body, props: { book: "qingshi", query: "" } });
  await settle();
  const answers: Record<string, (body: unknown) => void> = {};
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise((answer) => (answers[path] = (body) => answer(new Response(JSON.stringify(body)))));
  });
  await searchFor("older");
  await searchFor("newer");
  answers["/api/search/en?q=newer&book=qingshi"]!([found("QINGSHI-2", "§2")]);
  await settle();
  answers["/api/search/en?q=older&book=qingshi"]!([found("QINGSHI-1", "§1")]);
  await settle();
  expect(listed()).toEqual(["§2"]);
});

test("the book that many share has no options to ask for", async () => {
  page = mount(Law, { target: document.body, props: { book: "common", query: "" } });
  await settle();
  expect(asked).toEqual(["/api/rules/common/in/en"]);
});
