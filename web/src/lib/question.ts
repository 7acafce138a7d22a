// The question of the analyser as the address of the page holds it, so that it can be sent to somebody else.
import type { AnalyserForm, Question, Tile } from "../protocol";
import { redOf, tilesOf } from "./tiles";

const TEXTS = ["hand", "turned", "heart", "visible", "dora", "ura", "flowers", "seat", "round"] as const;
const NUMBERS = ["aside", "counters", "deposits", "streak", "stake"] as const;

export function emptyQuestion(variant: string): Question {
  return {
    game: { variant, options: {}, preset: null, house: null },
    hand: "",
    melds: [],
    turned: "",
    jokers: "",
    heart: "",
    lack: null,
    visible: "",
    dora: "",
    ura: "",
    flowers: "",
    seat: "S",
    dealer: "E",
    round: "E",
    context: [],
    discards: "",
    aside: 0,
    counters: 0,
    deposits: 0,
    streak: 0,
    stake: 0,
    bets: {},
    win: "",
    by: "",
    source: null,
    robbed: false,
  };
}

/** Read the part of an address behind `#/analyse/`: "riichi?hand=123m&meld=pon+777z". */
export function readQuestion(address: string): Question {
  const [variant = "", query = ""] = address.split("?");
  const asked = emptyQuestion(decodeURIComponent(variant));
  const given = new URLSearchParams(query);
  for (const key of TEXTS) asked[key] = given.get(key) ?? asked[key];
  for (const key of NUMBERS) asked[key] = Math.max(0, Math.trunc(Number(given.get(key) ?? 0)) || 0);
  asked.lack = given.get("lack");
  asked.melds = given.getAll("meld");
  asked.context = given.getAll("with");
  asked.game.preset = given.get("preset");
  for (const option of given.getAll("rule")) {
    const [key = "", value = ""] = option.split("=");
    asked.game.options[key] = valueOf(value);
  }
  return asked;
}

function valueOf(written: string): boolean | number | string {
  if (written === "true" || written === "false") return written === "true";
  return /^-?\d+$/.test(written) ? Number(written) : written;
}

/** Write it down again; what is as it is anyway is left out. */
export function writeQuestion(asked: Question): string {
  const plain = emptyQuestion(asked.game.variant);
  const query = new URLSearchParams();
  for (const key of TEXTS) if (asked[key] !== plain[key]) query.set(key, asked[key]);
  for (const key of NUMBERS) if (asked[key]) query.set(key, String(asked[key]));
  if (asked.lack) query.set("lack", asked.lack);
  for (const meld of asked.melds) query.append("meld", meld);
  for (const word of asked.context) query.append("with", word);
  if (asked.game.preset) query.set("preset", asked.game.preset);
  for (const [key, value] of Object.entries(asked.game.options)) query.append("rule", `${key}=${value}`);
  const written = query.toString();
  return encodeURIComponent(asked.game.variant) + (written ? `?${written}` : "");
}

/** Tiles in notation, in the order of the form: 2m, 1m, 5z gives "12m5z". */
export function written(tiles: Tile[], form: AnalyserForm | null): string {
  const order = Object.keys(form?.tiles ?? {});
  const place = (tile: Tile) => (order.includes(tile) ? order.indexOf(tile) : order.length);
  const sorted = [...tiles].sort((one, two) => place(one) - place(two));
  return sorted.map((tile, i) => (joins(tile, sorted[i + 1]) ? tile[0] : tile)).join("");
}

/** Whether a tile and the next are written with one letter; a red three or seven keeps its own. */
function joins(tile: Tile, next: Tile | undefined): boolean {
  return next?.slice(1) === tile.slice(1) && !tile.endsWith("r");
}

/** A hand without one of its tiles; of a face the red one goes last. */
export function without(hand: string, tile: Tile, form: AnalyserForm | null): string {
  const tiles = tilesOf(hand);
  const at = tiles.includes(tile) ? tiles.indexOf(tile) : tiles.indexOf(redOf(tile));
  return written(
    tiles.filter((_, i) => i !== at),
    form,
  );
}
