// Finding a game among many: what is typed, what is asked for, and what lies near a game one knows.
import type { Likeness, Names, VariantCard } from "../protocol";

/** What a reader looks for; "" asks for nothing. */
export interface Wishes {
  search: string;
  region: string; // in English
  players: string;
  length: string;
  jokers: string; // "with" or "without", like the next two
  flowers: string;
  chow: string;
  favourites: boolean; // only those with a star
  known: string; // id of a game; the others are shown by how near they lie to it
}

export const NOTHING: Wishes = {
  search: "",
  region: "",
  players: "",
  length: "",
  jokers: "",
  flowers: "",
  chow: "",
  favourites: false,
  known: "",
};

const KATAKANA = 0x60; // from a hiragana to its katakana
const APART = /[\s_\-.,·・'’"()（）]+/g;

/** A text without what writers vary: accents and tones, case, width, kana, marks between words. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA))
    .replace(APART, " ")
    .trim();
}

/** Where a search finds a game: 0 in its names, 1 in its region, 2 in what is said of it, null nowhere. */
export function found(card: VariantCard, search: string, said: string): number | null {
  const wanted = fold(search).split(" ").filter(Boolean);
  const all = (names: Names) => Object.values(names).join("\n");
  const places = [`${card.id}\n${all(card.name)}\n${card.local}`, all(card.region), `${all(card.summary)}\n${said}`];
  let read = "";
  for (const [place, text] of places.entries()) {
    read += `${text}\n`;
    const lines = read.split("\n").map(fold);
    const hay = [...lines, ...lines.map((line) => line.replaceAll(" ", ""))].join("\n");
    if (wanted.every((word) => hay.includes(word))) return place;
  }
  return null;
}

const ASKED: Record<"region" | "players" | "length", (card: VariantCard) => string> = {
  region: (card) => card.region.en,
  players: (card) => String(card.players),
  length: (card) => card.length,
};
const SWITCHES = ["jokers", "flowers", "chow"] as const;

/** Whether a game has what is asked for, the search aside. */
export function suits(card: VariantCard, wishes: Wishes, favourites: string[]): boolean {
  const asked = Object.entries(ASKED) as [keyof typeof ASKED, (card: VariantCard) => string][];
  return (
    asked.every(([key, value]) => !wishes[key] || wishes[key] === value(card)) &&
    SWITCHES.every((key) => !wishes[key] || (wishes[key] === "with") === card[key]) &&
    (!wishes.favourites || favourites.includes(card.id))
  );
}

/** How many things are asked for beside the search. */
export function asked(wishes: Wishes): number {
  return Object.entries(wishes).filter(([key, wish]) => key !== "search" && wish).length;
}

/** The games to show: those that suit, where the search finds them best or, beside a known game, nearest first. */
export function chosen(
  cards: VariantCard[],
  wishes: Wishes,
  favourites: string[],
  near: Likeness[],
  said: (card: VariantCard) => string,
): VariantCard[] {
  const order = [wishes.known, ...near.map((likeness) => likeness.game)];
  const place = (card: VariantCard) => (order.indexOf(card.id) + order.length + 1) % (order.length + 1);
  return cards
    .filter((card) => suits(card, wishes, favourites))
    .map((card) => ({ card, at: found(card, wishes.search, said(card)) }))
    .filter((each) => each.at !== null)
    .sort((one, other) => (near.length ? place(one.card) - place(other.card) : one.at! - other.at!))
    .map((each) => each.card);
}

/** The regions that there are, with the number of their games: those with most first. */
export function regions(cards: VariantCard[]): { name: Names; count: number }[] {
  const names = [...new Map(cards.map((card) => [card.region.en, card.region])).values()].filter((name) => name.en);
  const counted = names.map((name) => ({ name, count: cards.filter((card) => card.region.en === name.en).length }));
  return counted.sort((one, other) => other.count - one.count);
}
