// Tiles as the page handles them: notation in, picture out.
import spriteUrl from "../assets/tiles.svg?url";
import { FACE_DOWN, type Spot, type Tile } from "../protocol";

/** Tiles of a notation string: "23m5z" gives 2m, 3m, 5z. */
export function tilesOf(notation: string): Tile[] {
  return [...notation.matchAll(/(\d+)([a-z])/g)].flatMap(([, digits = "", suit = ""]) =>
    [...digits].map((digit) => digit + suit),
  );
}

/** Whether the two are alike to the eye that counts copies: a red five is a five. */
export function sameFace(one: Spot, other: Spot): boolean {
  return plain(one) === plain(other);
}

function plain(tile: Spot): Spot {
  return tile.replace(/^0/, "5");
}

/** The symbol of the sprite that draws it. */
export function picture(tile: Spot): string {
  return `#t-${tile === FACE_DOWN ? "back" : tile}`;
}

/** The corner index for readers who know no characters: 1-9, E S W N; nothing where there is none. */
export function corner(tile: Spot): string {
  if (/^\d[mps]$/.test(tile)) return plain(tile)[0] ?? "";
  return { "1z": "E", "2z": "S", "3z": "W", "4z": "N" }[tile] ?? "";
}

/** Put the sprite into the page once, so that every tile is one `<use>`. */
export async function loadSprite(): Promise<void> {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = await (await fetch(spriteUrl)).text();
  document.body.append(holder);
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
