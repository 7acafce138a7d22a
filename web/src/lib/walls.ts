// What was promised of the walls: noted when it is first seen, and held against the line that opens it after the match.
import type { Walls } from "../protocol";

/** chosen: promised to nobody; sealed: the match goes on; unchecked: this browser cannot hash here. */
export type Verdict = "chosen" | "sealed" | "kept" | "broken" | "unchecked";

const NOTES = "walls"; // where the browser keeps what it was promised first, by table and match
const MOST = 100; // matches that are remembered

/** Note what is promised of a match and of the one after it, unless that was noted before. */
export function noteWalls(table: string, walls: Walls): void {
  const notes = noted();
  if (walls.commitment) notes[`${table} ${walls.match}`] ??= walls.commitment;
  if (walls.next) notes[`${table} ${walls.match + 1}`] ??= walls.next;
  localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(Object.entries(notes).slice(-MOST))));
}

/** Say whether the walls of a match are those that were promised. */
export async function verdictOn(table: string, walls: Walls): Promise<Verdict> {
  const promised = noted()[`${table} ${walls.match}`] ?? walls.commitment;
  if (promised !== walls.commitment) return "broken";
  if (!promised) return "chosen";
  if (!walls.opening) return "sealed";
  const hash = await sha256(walls.opening);
  if (hash === null) return "unchecked";
  return hash === promised ? "kept" : "broken";
}

function noted(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The SHA-256 of a text in hex; null where the browser has none, as on plain-HTTP pages in a local network. */
async function sha256(text: string): Promise<string | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
