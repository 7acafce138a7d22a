import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test } from "vitest";
import {
  languageOf,
  LANGUAGES,
  original,
  parts,
  playedIn,
  playerName,
  rowName,
  seatedOf,
  setLanguage,
  t,
  tileName,
  words,
  type Language,
} from "../src/lib/i18n.svelte";
import { set } from "../src/lib/settings.svelte";
import type { PatternLine, RoomPlace, SeatState, Text } from "../src/protocol";
import { mockTable, MOCKS } from "./helpers";

const TEXTS = import.meta.glob<string>("../../src/fangcheng/texts/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const WRITTEN = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const FILES = new Map(Object.entries(WRITTEN).map(([path, written]) => [path.slice("..".length), written]));
const chapter = (tag: string, name: string) => TEXTS[`../../src/fangcheng/texts/${tag}/${name}.ftl`] ?? "";
const CHAPTERS = Object.keys(TEXTS)
  .filter((path) => path.includes("/en/"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));
const source = (tag: string) => CHAPTERS.map((name) => chapter(tag, name)).join("\n");
const keysOf = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
const text = (key: string, args: Text["args"] = {}): Text => ({ key, args, rule: null });

afterEach(() => setLanguage("en"));

/** The files that are fetched with a file of the page, itself among them. */
function fetchedWith(path: string, found = new Set<string>()): Set<string> {
  const written = FILES.get(path);
  if (written === undefined || found.has(path)) return found;
  found.add(path);
  for (const [, , relative] of written.matchAll(/^\s*(import|export)\b[^;]*?\bfrom "(\.[^"]+)"/gm)) {
    const target = new URL(relative!, `file://${path}`).pathname;
    for (const ending of ["", ".ts"]) fetchedWith(target + ending, found);
  }
  return found;
}

describe("the texts of four languages", () => {
  test.each(CHAPTERS)("have the same keys in the same order: %s", (name) => {
    for (const tag of Object.keys(LANGUAGES)) expect(keysOf(chapter(tag, name))).toEqual(keysOf(chapter("en", name)));
  });

  test("keep what Home says where it is fetched first", () => {
    const first = keysOf(chapter("en", "page"));
    const later = keysOf(source("en")).filter((key) => !first.includes(key));
    const files = [...fetchedWith("/src/App.svelte")];
    expect(files).toContain("/src/pages/Home.svelte");
    const asked = files.flatMap((path) => [...FILES.get(path)!.matchAll(/\bt\(\s*["`]([\w-]+)(\$\{)?/g)]);
    const late = asked.flatMap(([, key = "", more]) =>
      later.filter((each) => (more ? each?.startsWith(key) : each === key)),
    );
    expect([...new Set(late)]).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES))("%s has the keys of English and no unreadable line", (tag) => {
    expect(keysOf(source(tag))).toEqual(keysOf(source("en")));
    expect(new FluentBundle(tag).addResource(new FluentResource(source(tag)))).toEqual([]);
  });

  test("have every key the page asks for", () => {
    const known = new Set(keysOf(source("en")));
    for (const [path, component] of FILES) {
      if (!path.endsWith(".svelte")) continue;
      for (const [, key] of component.matchAll(/\bt\("([\w-]+)"/g)) expect(known).toContain(key);
    }
  });
});

test.each([
  ["zh-CN", "zh-Hans"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["ja-JP", "ja"],
  ["en-GB", "en"],
  ["fr", null],
])("a browser that speaks %s gets %s", (tag, expected) => expect(languageOf(tag)).toBe(expected));

test("tiles are spelled in the reader's language", () => {
  const spelled = (language: Language) => {
    setLanguage(language);
    return ["0p", "3mr", "7z", "1f"].map(tileName);
  };
  expect(spelled("en")).toEqual(["red 5 of dots", "red 3 of characters", "Red Dragon", "Spring"]);
  expect(spelled("zh-Hans")).toEqual(["赤五筒", "赤三万", "红中", "春"]);
  expect(spelled("ja")).toEqual(["赤五筒", "赤三萬", "中", "春"]);
});

test("seats become names and tiles become pictures", () => {
  const discard = text("ev-discard", { seat: 1, tile: "6z" });
  expect(words(discard, ["You", "Aiko"])).toBe("Aiko: discard Green Dragon");
  expect(parts(discard, ["You", "Aiko"])).toEqual(["Aiko: discard ", { tile: "6z" }]);
});

test("names are taken in the reader's language", () => {
  const name = { en: "Pinfu", zh_hans: "平和", zh_hant: "平和", ja: "平和" };
  setLanguage("ja");
  expect(words(text("ev-ready", { seat: name }))).toBe("平和が聴牌宣言");
});

test("numbers are written alike in every sentence and still choose the plural", () => {
  expect(words(text("pays-times", { seat: 0, base: 3000, times: 2 }), ["Lan"])).toBe("Lan: 3\u202f000 × 2");
  expect(words(text("choice-stake", { n: 1 }))).toBe("Stake one base");
  expect(words(text("choice-stake", { n: 2 }))).toBe("Stake 2 bases");
});

test("an unknown key is shown as it is", () => expect(words(text("No such key"))).toBe("No such key"));

test.each(MOCKS)("%s can be told in every language", (name) => {
  const { log } = mockTable(name);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    setLanguage(language);
    for (const event of log) expect(words(event.text, ["A", "B", "C", "D"])).not.toMatch(/\{|\?\?/);
  }
});

describe("terms", () => {
  const row = {
    name: { en: "Menzen Tsumo", zh_hans: "门前清自摸和", zh_hant: "門前清自摸和", ja: "門前清自摸和" },
    plain: "Fully Concealed Hand",
    original: { en: "門前清自摸和", zh_hans: "", zh_hant: "", ja: "" },
  } as PatternLine;
  afterEach(() => {
    set("terms", "game");
    setLanguage("en");
    playedIn("chinese");
  });

  test("are those of the game's players", () => {
    playedIn("chinese");
    expect([t("choice-pon"), t("ev-kong", { seat: "Mei", tiles: "5z" })]).toEqual(["Pung", "Mei: kong 5z"]);
    playedIn("japanese");
    expect([t("choice-pon"), t("ev-kong", { seat: "Mei", tiles: "5z" })]).toEqual(["Pon", "Mei: kan 5z"]);
    expect([rowName(row), original(row)]).toEqual(["Menzen Tsumo", "門前清自摸和"]);
  });

  test("are one way in every game where the reader has set so", () => {
    set("terms", "english");
    playedIn("japanese");
    expect([t("choice-pon"), rowName(row)]).toEqual(["Pung", "Fully Concealed Hand"]);
    set("terms", "japanese");
    playedIn("chinese");
    expect([t("choice-pon"), rowName(row)]).toEqual(["Pon", "Menzen Tsumo"]);
  });

  test("have no other names in other languages, and no original beside the same characters", () => {
    set("terms", "english");
    setLanguage("ja");
    expect([rowName(row), original(row)]).toEqual(["門前清自摸和", ""]);
  });
});

test("calls who plays in a room by seat, bots by the name they have in the reader's language", () => {
  const place = (name: string, seat: number | null, state: string) => ({ name, seat, state }) as RoomPlace;
  const places = [place("Anna", 2, "away"), place("Lan", 0, "bot"), place("Ben", null, "here"), place("Mei", 1, "bot")];
  expect(seatedOf(places)).toEqual(["Lan", "Mei", "Anna"]);
  setLanguage("ja");
  expect(seatedOf(places)).toEqual([t("bot-lan"), t("bot-mei"), "Anna"]);
  expect(t("bot-mei")).not.toBe("Mei");
});

test("calls bots by the name they have in the reader's language", () => {
  const mei = { name: { en: "Mei", zh_hans: "梅", zh_hant: "梅", ja: "梅" } } as SeatState;
  expect(playerName(mei)).toBe("Mei");
  setLanguage("ja");
  expect([playerName(mei), playerName({ name: null } as SeatState)]).toEqual(["梅", "あなた"]);
  setLanguage("en");
});
