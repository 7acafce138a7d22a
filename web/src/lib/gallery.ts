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

/** What people call a game or its readers beside the names on its card. */
const ALSO: Record<string, string> = {
  hongkong: "hk hksm cantonese 港麻",
  riichi: "japanese reach リーチ 立直 日麻",
  sanma: "japanese 三麻 サンマ",
  mcr: "competition international guobiao 国标 國標",
  taiwan: "tw 16 tiles 十六张 十六張",
  sichuan: "bloody sbr 血战 血戰 川麻",
};
const EASY =
  /(?<![\p{L}])(beginners?|novices?|newcomers?|easy|simple)(?![\p{L}])|初心者(?:向け)?|入門|入门|新手|初学者?|初學者?|簡単|简单|簡單/giu;
// Words that part no game from another: what all of them are, and what stands around the words that matter.
const COMMON =
  /(?<![\p{L}])(mah?[\s-]?jong+|majiang|games?|styles?|rules?|variants?|friendly|for|with|the)(?![\p{L}])|麻将|麻將|麻雀|マージャン/giu;
const EASIEST = 1; // difficulty of a game for who asks for an easy one
const NUMERALS = ["一", "二两兩俩倆", "三", "四", "五", "六", "七"];
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven"];
const SEATS =
  /(?<![\p{N}])(\p{N}+|[一二两兩俩倆三四五六七]|one|two|three|four|five|six|seven)[\s-]*(?:players?(?![\p{L}])|人用|人打ち|人打|人麻|人|名)|(?<![\p{N}])(\p{N})p(?![\p{L}\p{N}])/giu;
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

/** What a search asks of a game's facts, and the words that are left of it. */
interface Wanted {
  words: string;
  players: number | null;
  easy: boolean;
}

/** Read "3 players", "三人", "beginner" and their like out of a search, and "mahjong", which all of them are. */
export function wantedOf(search: string): Wanted {
  let players: number | null = null;
  const rest = search.normalize("NFKC").replace(SEATS, (_, counted?: string, short?: string) => {
    const said = (counted ?? short ?? "").toLowerCase();
    players = NUMERALS.findIndex((each) => each.includes(said)) + 1 || NUMBERS.indexOf(said) + 1 || Number(said);
    return " ";
  });
  const hard = rest.replace(EASY, " ");
  return { words: hard.replace(COMMON, " "), players, easy: hard !== rest };
}

/** For how many people a game can be, by an option too: fewest first. */
export const playersOf = (card: VariantCard): number[] => [card.players, ...card.also_players].sort();

/** The same as it is told: 4, or 2–7. */
export function playersTold(card: VariantCard): string {
  const all = playersOf(card);
  return all.length > 1 ? `${all[0]}–${all.at(-1)}` : String(card.players);
}

/** Where a search finds a game: 0 in its names, 1 in its region, 2 in what is said of it, null nowhere. */
export function found(card: VariantCard, search: string, said: string): number | null {
  const asked = wantedOf(search);
  const named = Object.values(card.name).some((name) => fold(name).includes(fold(search))); // 三人麻将
  if (!named && asked.players !== null && !playersOf(card).includes(asked.players)) return null;
  if (!named && asked.easy && card.difficulty > EASIEST) return null;
  const wanted = fold(named ? search : asked.words)
    .split(" ")
    .filter(Boolean);
  const all = (names: Names) => Object.values(names).join("\n");
  const places = [
    `${card.id}\n${all(card.name)}\n${card.local}\n${ALSO[card.id] ?? ""}`,
    all(card.region),
    `${all(card.summary)}\n${said}`,
  ];
  let read = "";
  for (const [place, text] of places.entries()) {
    read += `${text}\n`;
    const lines = read.split("\n").map(fold);
    const hay = [...lines, ...lines.map((line) => line.replaceAll(" ", ""))].join("\n");
    if (wanted.every((word) => hay.includes(word))) return place;
  }
  return null;
}

const ASKED: Record<"region" | "players" | "length", (card: VariantCard) => string[]> = {
  region: (card) => [card.region.en],
  players: (card) => playersOf(card).map(String),
  length: (card) => [card.length],
};
const SWITCHES = ["jokers", "flowers", "chow"] as const;

/** Whether a game has what is asked for, the search aside. */
export function suits(card: VariantCard, wishes: Wishes, favourites: string[]): boolean {
  const asked = Object.entries(ASKED) as [keyof typeof ASKED, (card: VariantCard) => string[]][];
  return (
    asked.every(([key, value]) => !wishes[key] || value(card).includes(wishes[key])) &&
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
