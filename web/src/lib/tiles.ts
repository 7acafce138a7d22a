// Tiles as the page handles them: notation in, picture out.
import spriteUrl from "../assets/tiles.svg?url";
import type { Spot, Tile } from "../protocol";

/** Signs that are a digit or a letter of the notation in another script; the server reads the same (spellings.py). */
const SAME = pairs("一二三四五六七八九伍０１２３４５６７８９万萬筒饼餅索条條", [
  ...("1234567895" + "0123456789" + "mmpppsss"),
]);
/** Signs that are a tile each: winds, dragons and flowers in Chinese, and the capitals of mjai. */
const WHOLE: Record<string, Tile> = {
  ...pairs("东東南西北白发發発中", ["1z", "1z", "2z", "3z", "4z", "5z", "6z", "6z", "6z", "7z"]),
  ...pairs("春夏秋冬梅兰蘭菊竹", ["1f", "2f", "3f", "4f", "5f", "6f", "6f", "7f", "8f"]),
  ...pairs("ESWNPFC", ["1z", "2z", "3z", "4z", "5z", "6z", "7z"]),
};
/** The tiles of Unicode in its order: winds, dragons red first, characters, bamboos, dots, flowers, the joker. */
const UNICODE: Tile[] = [
  ...["1z", "2z", "3z", "4z", "7z", "6z", "5z"],
  ...[..."msp"].flatMap((suit) => [..."123456789"].map((digit) => digit + suit)),
  ...["5f", "6f", "8f", "7f", "1f", "2f", "3f", "4f", "1j"],
];
const FIRST_OF_UNICODE = 0x1f000;
const TILE = /^(\d[mps]|[37][mps]r|[1-7]z|[1-8]f|[1-4]a|[1-7]j)$/;
const SVG = "http://www.w3.org/2000/svg";
const REDS = "赤红紅"; // before a five, three or seven

function pairs(signs: string, meant: string[]): Record<string, string> {
  return Object.fromEntries([...signs].map((sign, i) => [sign, meant[i] ?? ""]));
}

/** What a sign stands for: a digit or a letter of the notation, or a whole tile. */
function meaning(sign: string): string {
  return SAME[sign] ?? WHOLE[sign] ?? UNICODE[(sign.codePointAt(0) ?? 0) - FIRST_OF_UNICODE] ?? sign;
}

/**
 * The tiles in what somebody wrote: "23m5z" gives 2m, 3m, 5z, and so do "二三万白", "2m3mP" and tiles of Unicode.
 * A red five is 0m, 5mr or 赤五万, a red three 3mr or 赤三万. What is no tile, or only half written, is left out: the server says what is wrong.
 */
export function tilesOf(text: string): Tile[] {
  const tiles: Tile[] = [];
  let digits: string[] = []; // with an r those that are red
  let red = false;
  for (const sign of text) {
    const said = meaning(sign);
    if (/^\d$/.test(said)) digits.push(red ? `${said}r` : said);
    else if (TILE.test(said)) tiles.push(said);
    else if (said === "r" && !digits.length && /^[357][mps]$/.test(tiles.at(-1) ?? "")) tiles.push(redOf(tiles.pop()!));
    else tiles.push(...digits.map((digit) => tileOf(digit, said)).filter((tile) => TILE.test(tile)));
    red = REDS.includes(sign);
    if (!red && !/[\d\s]/.test(said)) digits = [];
  }
  return tiles;
}

/** The tile of a digit, with an r where it is red, and the letter of its suit. */
function tileOf(digit: string, suit: string): Tile {
  return digit.length > 1 ? redOf(digit[0]! + suit) : digit + suit;
}

/** The red twin of a tile: 0m of 5m, 3pr of 3p; what has none stays what it is. */
export function redOf(tile: Tile): Tile {
  if (/^5[mps]$/.test(tile)) return "0" + tile[1]!;
  return /^[37][mps]$/.test(tile) ? `${tile}r` : tile;
}

/** The tiles of a meld as it is written: "pon 777z from W"; its letters are words, no tiles. */
export function tilesOfMeld(meld: string): Tile[] {
  return tilesOf(meld.split(/\s+/)[1] ?? "");
}

/** Whether the two are alike to the eye that counts copies: a red tile is like its plain twins. */
export function sameFace(one: Spot, other: Spot): boolean {
  return plain(one) === plain(other);
}

/** The plain twin of a red tile; any other tile stays. */
export function plain(tile: Spot): Spot {
  return tile.replace(/^0/, "5").replace(/^([37][mps])r$/, "$1");
}

/** The class of an element that shows it; how large and where is the element's own affair. */
export function picture(tile: Tile): string {
  return `picture t-${tile}`;
}

/** The corner index for readers who know no characters: 1-9, E S W N, 1-4 of flowers; nothing where there is none. */
export function corner(tile: Spot): string {
  if (/^\d[mps]r?$/.test(tile)) return plain(tile)[0] ?? "";
  if (/^\df$/.test(tile)) return String(1 + ((Number(tile[0]) - 1) % 4));
  return { "1z": "E", "2z": "S", "3z": "W", "4z": "N" }[tile] ?? "";
}

/** Let every element of a picture's class show it, from now on. */
export async function loadPictures(): Promise<void> {
  const style = document.createElement("style");
  style.textContent = pictureRules(await (await fetch(spriteUrl)).text());
  document.head.append(style);
}

/**
 * A style rule for each symbol of a sprite: a background, which costs one element and is drawn once for all that show
 * it. As `<use>` a table had thirty thousand nodes, and each change of style took a tenth of a second.
 */
export function pictureRules(sprite: string): string {
  const drawn = new DOMParser().parseFromString(sprite, "image/svg+xml");
  const shared = [...drawn.querySelectorAll("defs > g")];
  const ruleOf = (symbol: Element) => {
    const used = shared.filter((one) => symbol.querySelector(`[href="#${one.id}"]`)).map((one) => one.outerHTML);
    const image = `<svg xmlns="${SVG}" viewBox="${symbol.getAttribute("viewBox")}"><defs>${used.join("")}</defs>${symbol.innerHTML}</svg>`;
    return `.${symbol.id} { background-image: url("data:image/svg+xml,${encodeURIComponent(image)}"); }`;
  };
  return [...drawn.querySelectorAll("symbol")].map(ruleOf).join("\n");
}

/**
 * Own tiles in the order the player last saw them, new ones at the end: what "auto sort off" means.
 * Returns positions in `tiles`.
 */
export function keepOrder(before: Tile[], tiles: Tile[]): number[] {
  const free = tiles.map((_, i) => i);
  const kept: number[] = [];
  for (const tile of before) {
    const at = free.findIndex((i) => tiles[i] === tile);
    if (at >= 0) kept.push(...free.splice(at, 1));
  }
  return [...kept, ...free];
}
