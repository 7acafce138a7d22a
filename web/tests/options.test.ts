import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Options from "../src/pages/Options.svelte";
import { counting, grouped, valueName } from "../src/lib/options";
import type { NewTable, OptionField, VariantCard } from "../src/protocol";

const name = (en: string) => ({ en, zh_hans: en, zh_hant: en, ja: en });
const field = (key: string, chapter: string, more: Partial<OptionField> = {}): OptionField => ({
  key,
  label: name(key),
  default: false,
  values: [false, true],
  value_labels: [],
  rule: null,
  where: {},
  overruled_by: {},
  group: { key: `chapter-${chapter}`, args: {}, rule: null },
  ...more,
});
const card = {
  id: "made_up",
  book: "made_up",
  name: name("Made up"),
  options: [
    field("start", "equipment", { default: 25000, values: [25000, 30000] }),
    field("graze", "play", { rule: "MADE_UP-7" }),
  ],
  presets: [{ id: "club", label: name("Club"), values: { start: 30000, graze: false } }],
  house: null,
  base: null,
  changes: [],
} as unknown as VariantCard;

test("options stand together by chapter, in the order of the server's list", () => {
  const fields = [field("a", "play"), field("b", "scoring"), field("c", "play")];
  const found = grouped(fields).map((group) => [group.chapter.key, group.fields.map((each) => each.key)]);
  expect(found).toEqual([
    ["chapter-play", ["a", "c"]],
    ["chapter-scoring", ["b"]],
  ]);
  expect(valueName(field("points", "play", { values: [25000] }), 0)).toBe("25\u202f000");
});

test("an option that asks for another value of some option is left out", () => {
  const fields = [field("birds", "play", { where: { profile: "dahu" } }), field("hands", "play")];
  const shown = (profile: string): string[] =>
    counting([...fields, field("profile", "play", { default: profile })], (each) => each.default).map(
      (each) => each.key,
    );
  expect(shown("bazhi")).toEqual(["hands", "profile"]);
  expect(shown("dahu")).toEqual(["birds", "hands", "profile"]);
});

test("an option that another overrules is left out, but not by one that does not count itself", () => {
  const lack = field("lack", "play", { overruled_by: { teams: ["pairs", "four"] } });
  const teams = (value: string): OptionField => field("teams", "play", { default: value, where: { profile: "dahu" } });
  const shown = (value: string, profile: string): string[] =>
    counting([lack, teams(value), field("profile", "play", { default: profile })], (each) => each.default).map(
      (each) => each.key,
    );
  expect(shown("pairs", "dahu")).toEqual(["teams", "profile"]);
  expect(shown("four", "dahu")).toEqual(["teams", "profile"]);
  expect(shown("none", "dahu")).toEqual(["lack", "teams", "profile"]);
  expect(shown("pairs", "bazhi")).toEqual(["lack", "profile"]);
});

test("presets that most players expect come before the game's own rules", () => {
  const nothing = vi.fn();
  const [club] = card.presets;
  const presets = [
    { ...club!, first: true },
    { ...club!, id: "town", label: name("Town"), first: false },
  ];
  const props = {
    given: { ...card, presets },
    busy: false,
    problem: "",
    onload: nothing,
    onplay: nothing,
    onclose: nothing,
  };
  const drawer = mount(Options, { target: document.body, props });
  flushSync();
  const cards = [...document.querySelectorAll<HTMLButtonElement>("[role=radio] b")];
  expect(cards.map((each) => each.textContent)).toEqual(["Club", "The game's own rules", "Town"]);
  void unmount(drawer);
});

test("a preset is a card that says how much differs, and marks what it changes", () => {
  const onplay = vi.fn<(card: VariantCard, options: object, seed: number | null, more: Partial<NewTable>) => void>();
  const nothing = vi.fn();
  const props = { given: card, busy: false, problem: "", onload: nothing, onplay, onclose: nothing };
  const drawer = mount(Options, { target: document.body, props });
  flushSync();
  const cards = [...document.querySelectorAll<HTMLButtonElement>("[role=radio]")];
  expect(cards.map((each) => each.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "The game's own rules",
    "Club one rule differs",
  ]);
  cards[1]!.click();
  flushSync();
  expect(cards.map((each) => each.getAttribute("aria-checked"))).toEqual(["false", "true"]);
  const changed = [...document.querySelectorAll(".changed")];
  expect(changed.map((each) => each.querySelector("span")!.textContent)).toEqual(["start"]);
  expect(document.querySelector(".rule")!.getAttribute("href")).toBe("#/rules/made_up/MADE_UP-7");

  document.querySelector<HTMLButtonElement>(".back")!.click();
  flushSync();
  expect(document.querySelectorAll(".changed")).toHaveLength(0);

  cards[1]!.click();
  const bots = document.querySelector<HTMLSelectElement>("fieldset select")!;
  bots.value = "random";
  bots.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  document.querySelector<HTMLButtonElement>(".bar .gold")!.click();
  expect(onplay.mock.lastCall!.slice(1)).toEqual([
    { start: 30000 },
    null,
    { seconds: 0, bank: 0, bots: "random", temperament: "" },
  ]);
  void unmount(drawer);
});

test("a seed that is no number the page can hold opens no table, and says so", () => {
  const onplay = vi.fn<(card: VariantCard, options: object, seed: number | null) => void>();
  const nothing = vi.fn();
  const drawer = mount(Options, {
    target: document.body,
    props: { given: card, busy: false, problem: "", onload: nothing, onplay, onclose: nothing },
  });
  flushSync();
  const input = document.querySelector<HTMLInputElement>("input.seed")!;
  const playWith = (seed: string): string => {
    input.value = seed;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    document.querySelector<HTMLButtonElement>(".gold")!.click();
    flushSync();
    return document.querySelector("[role=alert]")?.textContent ?? "";
  };
  for (const wrong of ["12a", "-5", "1.5", "1e3", "9".repeat(16), "9f".repeat(16)]) {
    expect(playWith(wrong), wrong).toContain("15 digits");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  }
  expect(onplay).not.toHaveBeenCalled();
  expect(playWith(" １２ ")).toBe("");
  expect(playWith("999999999999999")).toBe("");
  expect(playWith("")).toBe("");
  expect(onplay.mock.calls.map(([, , seed]) => seed)).toEqual([12, 999999999999999, null]);
  void unmount(drawer);
});
