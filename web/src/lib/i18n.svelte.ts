// Texts in four languages, from the same Fluent files the server and the command line use. What Home says stands in a
// file of its own, so that a first visit does not pay for the table, the analyser and the drills.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import home from "$texts/en/page.ftl?raw";
import type { Names, PatternLine, RoomPlace, SeatState, SeatView, Text, Tile } from "../protocol";
import { plain } from "./numbers";
import { settings } from "./settings.svelte";
import { plain as plainTile, tilesOf } from "./tiles";

export const LANGUAGES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;
/** Part of a text: words, or a tile to be drawn among them. */
export type Part = string | { tile: Tile };

type Chapters = "home" | "rest";
const LOADERS: Record<Language, Record<Chapters, () => Promise<{ default: string }>>> = {
  en: { home: () => Promise.resolve({ default: home }), rest: () => import("./texts/en") },
  "zh-Hans": { home: () => import("$texts/zh-Hans/page.ftl?raw"), rest: () => import("./texts/zh-Hans") },
  "zh-Hant": { home: () => import("$texts/zh-Hant/page.ftl?raw"), rest: () => import("./texts/zh-Hant") },
  ja: { home: () => import("$texts/ja/page.ftl?raw"), rest: () => import("./texts/ja") },
};
const FIELDS = { en: "en", "zh-Hans": "zh_hans", "zh-Hant": "zh_hant", ja: "ja" } as const;
const NUMERALS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
const OPEN = "\uE000"; // private-use marks around a tile inside a formatted sentence
const CLOSE = "\uE001";

/* eslint-disable svelte/prefer-svelte-reactivity -- `current.read` tells who watches that more has come */
const bundles = new Map<Language, FluentBundle>();
const read = new Set<string>();
/* eslint-enable svelte/prefer-svelte-reactivity */
let wanted: Chapters[] = ["home"];
const current: { language: Language; calls: SeatView["calls"]; read: number } = $state({
  language: preferred(),
  calls: "chinese",
  read: 0,
});
add("en", "home", home);

/** A number that chooses plural forms like any other, and is written as the table writes it. */
class TableNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value);
  }
}

/** The language of the reader: the one chosen before, else the browser's, else English. */
function preferred(): Language {
  const stored = globalThis.localStorage?.getItem("language");
  const wishes = [stored, ...(globalThis.navigator?.languages ?? [])].filter((wish) => wish != null);
  return wishes.map(languageOf).find((known) => known !== null) ?? "en";
}

/** The language meant by a tag such as "zh-TW", or null. */
export function languageOf(tag: string): Language | null {
  const lower = tag.toLowerCase();
  if (lower.startsWith("zh")) return /hant|tw|hk|mo/.test(lower) ? "zh-Hant" : "zh-Hans";
  if (lower.startsWith("ja")) return "ja";
  return lower.startsWith("en") ? "en" : null;
}

export function language(): Language {
  return current.language;
}

export function setLanguage(chosen: Language): void {
  localStorage.setItem("language", chosen);
  if (wanted.every((chapters) => read.has(`${chosen}/${chapters}`))) current.language = chosen;
  else void loadTexts(chosen).then(() => localStorage.getItem("language") === chosen && (current.language = chosen));
}

/** Fetch what a language says on the pages opened so far; until it is there, and where it does not come, English is read. */
export async function loadTexts(chosen: Language): Promise<void> {
  await Promise.all(wanted.map((chapters) => load(chosen, chapters)));
}

/** Fetch what is said beyond Home, for the page that is about to open and for all that follow. */
export async function loadAllTexts(): Promise<void> {
  wanted = ["home", "rest"];
  await loadTexts(current.language).catch(() => load("en", "rest"));
}

async function load(chosen: Language, chapters: Chapters): Promise<void> {
  if (!read.has(`${chosen}/${chapters}`)) add(chosen, chapters, (await LOADERS[chosen][chapters]()).default);
}

function add(chosen: Language, chapters: Chapters, source: string): void {
  if (read.has(`${chosen}/${chapters}`)) return; // two have asked for it at once
  read.add(`${chosen}/${chapters}`);
  bundle(chosen).addResource(new FluentResource(source));
  current.read += 1;
}

/** Whose words the players of the game at hand use. */
export function playedIn(calls: SeatView["calls"]): void {
  current.calls = calls;
}

/** Whose words the reader is given: those of the game's players, unless another way is set; English alone has two. */
function terms(): SeatView["calls"] {
  if (settings.terms === "game" || current.language !== "en") return current.calls;
  return settings.terms === "japanese" ? "japanese" : "chinese";
}

function bundle(chosen: Language): FluentBundle {
  let found = bundles.get(chosen);
  if (!found) {
    found = new FluentBundle(chosen, { useIsolating: false });
    bundles.set(chosen, found);
  }
  return found;
}

/** The sentence with this key; a key that no file knows is shown as it is. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  const given = Object.entries({ terms: terms(), ...args });
  const written = Object.fromEntries(given.map(([name, value]) => [name, forFluent(value)]));
  for (const chosen of current.read ? ([current.language, "en"] as const) : []) {
    const pattern = bundle(chosen).getMessage(key)?.value;
    if (pattern) return bundle(chosen).formatPattern(pattern, written, []);
  }
  return key;
}

function forFluent(value: string | number): string | TableNumber {
  return typeof value === "number" ? new TableNumber(value) : value;
}

/** Sentences one after another, each with the full stop of the reader's language. */
export function sentences(said: string[]): string {
  const latin = current.language === "en";
  return said
    .filter(Boolean)
    .map((one) => (/[.!?。！？…]$/.test(one) ? one : one + (latin ? "." : "。")))
    .join(latin ? " " : "");
}

/** A name in the language of the reader. */
export function named(names: Names): string {
  return names[FIELDS[current.language]] || names.en;
}

/** What a player is called: the reader has no name but "you". */
export function playerName(seat: SeatState): string {
  return seat.name ? named(seat.name) : t("you");
}

/** What all players of a table are called, by seat. */
export function playersOf(view: SeatView | null): string[] {
  const names: string[] = [];
  for (const seat of view?.seats ?? []) names[seat.seat] = playerName(seat);
  return names;
}

/** What all players of a room's match are called, by seat; bots have a name in each language. */
export function seatedOf(places: RoomPlace[]): string[] {
  const names: string[] = [];
  for (const { seat, state, name } of places) {
    if (seat !== null) names[seat] = state === "bot" ? t(`bot-${name.toLowerCase()}`) : name;
  }
  return names;
}

/** What a row of a result is called: as the game's players say, or in plain English where that is set. */
export function rowName(row: PatternLine): string {
  return current.language === "en" && settings.terms === "english" ? row.plain : named(row.name);
}

/** The same as the game's players write it, empty where that says nothing new to the reader. */
export function original(row: PatternLine): string {
  return row.original[FIELDS[current.language]];
}

/** One tile in words: "red 5 of dots". */
export function tileName(tile: Tile): string {
  const shown = plainTile(tile);
  const [n, suit] = [Number(shown[0]), shown.slice(1)];
  if (!"mpszfaj".includes(suit) || suit === "" || Number.isNaN(n)) return t("tile-unknown");
  if (!"mps".includes(suit)) return t(`tile-${tile}`);
  const name = t(`tile-${suit}`, { n: String(n), numeral: NUMERALS[n] ?? "" });
  return shown !== tile ? t("tile-red", { name }) : name;
}

/** Several tiles in words. */
export function tileNames(tiles: Tile[]): string {
  return new Intl.ListFormat(current.language, { type: "unit", style: "short" }).format(tiles.map(tileName));
}

/** A text from the server as words, tiles spelled out. `players` are the names by seat. */
export function words(text: Text, players: string[] = []): string {
  return format(text, players, (tiles) => tileNames(tiles));
}

/** The same with the tiles kept apart, so that they can be drawn. */
export function parts(text: Text, players: string[] = []): Part[] {
  const marked = format(text, players, (tiles) => tiles.map((tile) => OPEN + tile + CLOSE).join(""));
  return marked
    .split(new RegExp(`${OPEN}|${CLOSE}`))
    .map((piece, i) => (i % 2 ? { tile: piece } : piece))
    .filter((piece) => piece !== "");
}

function format(text: Text, players: string[], spell: (tiles: Tile[]) => string): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(text.args)) {
    if (typeof value === "object") args[key] = named(value);
    else if (key.startsWith("tile")) args[key] = spell(tilesOf(String(value)));
    else if (key.startsWith("seat")) args[key] = players[Number(value)] ?? String(value);
    else args[key] = value;
  }
  return t(text.key, args);
}
