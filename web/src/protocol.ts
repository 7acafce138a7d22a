// The messages between page and server. Written by tools/make_protocol.py from src/fangcheng/web/wire.py: edit that.

/** A tile in notation: "5m", "0p" (red five), "1z", "3f", "2a", or the name of a joker. */
export type Tile = string;
/** A tile lying face up, or FACE_DOWN, or GONE. */
export type Spot = string;
export const FACE_DOWN = "#";
export const GONE = ".";

/** One name in the four languages of the product. */
export interface Names {
  en: string;
  zh_hans: string;
  zh_hant: string;
  ja: string;
}

/** A sentence by its key in `fangcheng/texts/*.ftl`. */
export interface Text {
  key: string;
  args: Record<string, number | string | Names>;
  rule: string | null;
}

/** Tiles laid open (or a concealed kong), from the owner's left to right. */
export interface Meld {
  kind: "chi" | "kong_added" | "kong_concealed" | "kong_open" | "pon" | "special";
  tiles: string[];
  source: number | null;
  turned: number | null;
  added: number | null;
}

/** One discard; a called tile stays in the list and is drawn faintly. */
export interface RiverTile {
  tile: string;
  drawn: boolean;
  ready: boolean;
  called: boolean;
  last: boolean;
  won: boolean;
  dark: boolean;
}

/** Something true of a seat that all at the table (or only its owner) may see. */
export interface Flag {
  kind: "automatic" | "away" | "bet" | "furiten" | "joker" | "missing" | "note" | "ready" | "won";
  text: Text;
  tile: string | null;
}

/** One player as seen from the reader's chair. */
export interface SeatState {
  seat: number;
  place: number;
  name: string;
  wind: "E" | "N" | "S" | "W" | null;
  score: number;
  hand_count: number;
  bot: boolean;
  drawn: boolean;
  shown: string[] | null;
  melds: Meld[];
  river: RiverTile[];
  aside: string[];
  flags: Flag[];
  stick: boolean;
  thinking: boolean;
}

/** The wall in front of one place. Stack 0 is the right end as its owner sees it; drawing goes up the list. */
export interface WallSide {
  place: number;
  stacks: [string, string][];
  gaps: number[];
  reserved: number[];
}

/** Where the wall was opened: the draw began with stack `stack` of the side at `place`. */
export interface Break {
  place: number;
  stack: number;
}

/** All sides, empty where the reader has chosen or the variant has no wall to show. */
export interface Wall {
  sides: WallSide[];
  dice: number[];
  opened: Break | null;
}

/** A tile turned up that says something about others: dora indicator, joker indicator, horse. */
export interface Indicator {
  tile: string;
  label: Text;
  means: string[];
}

/** A small number in the centre panel: repeats, sticks, dealer streak, pot. */
export interface Counter {
  label: Text;
  value: number;
}

/** A tile that would complete the hand. */
export interface Wait {
  tile: string;
  left: number | null;
  value: Text | null;
  reason: Text | null;
}

/** One own concealed tile. */
export interface HandTile {
  tile: string;
  drawn: boolean;
  choice: number | null;
  forbidden: Text | null;
  waits: Wait[];
  picked: number;
}

/** One thing the seat may do now. */
export interface Choice {
  index: number;
  kind: "chi" | "discard" | "draw" | "flower" | "give" | "kong" | "option" | "pass" | "pon" | "ready" | "special" | "win";
  label: Text;
  tiles: string[];
  hand: number | null;
  note: Text | null;
  confirm: Text | null;
  default: boolean;
}

/** A pill in the status strip: furiten, no pattern, below the minimum, last tile. */
export interface Notice {
  tone: "good" | "info" | "warn";
  text: Text;
  tiles: string[];
}

/** Time left for the decision when the message was sent; then the server answers for the seat. */
export interface Clock {
  left_ms: number;
  full_ms: number;
}

/** One part of the finished hand: a run, a triplet, the pair, flowers. */
export interface HandGroup {
  tiles: string[];
  open: boolean;
  win: number | null;
  label: Text | null;
}

/** One pattern that counted. */
export interface PatternLine {
  id: string;
  name: Names;
  value: number;
  unit: Text | null;
  tiles: string[];
  rule: string | null;
  times: boolean;
}

/** One line of the reckoning; `value` is the running result or the part it adds. */
export interface Step {
  text: Text;
  value: number | null;
  depth: number;
  tiles: string[];
  rule: string | null;
}

/** One reason within a payment: hand, repeats, sticks, kongs, bets. */
export interface Part {
  text: Text;
  amount: number;
}

/** One seat's change; the changes of a settlement add up to zero, sticks on the table aside. */
export interface Payment {
  seat: number;
  before: number;
  after: number;
  change: number;
  parts: Part[];
}

/** Who pays whom. */
export interface Transfer {
  payer: number;
  receiver: number;
  amount: number;
}

/** One result screen: a win (one for each winner), a draw, a payment during play, or the end of the match. */
export interface Settlement {
  kind: "abort" | "draw" | "kong" | "match" | "special" | "win";
  title: Text;
  subtitle: Text | null;
  winner: number | null;
  source: number | null;
  total: number | null;
  unit: Text | null;
  groups: HandGroup[];
  indicators: Indicator[];
  patterns: PatternLine[];
  pattern_total: Text | null;
  counts_title: Text | null;
  counts: Step[];
  steps: Step[];
  payments: Payment[];
  transfers: Transfer[];
  ranking: number[];
}

/** Everything one reader may know, enough to draw the page from nothing. */
export interface SeatView {
  variant: string;
  book: string;
  name: Names;
  phase: "over" | "play" | "result" | "setup";
  seat: number | null;
  hand_size: number;
  round: Text;
  dealer: number | null;
  turn: number | null;
  seats: SeatState[];
  counters: Counter[];
  tiles_left: number;
  wall: Wall;
  indicators: Indicator[];
  bright: string[];
  hand: HandTile[];
  prompt: Text | null;
  choices: Choice[];
  waits: Wait[];
  notices: Notice[];
  clock: Clock | null;
  can_undo: boolean;
  results: Settlement[];
}

/** What happened: a line of the log and a cue for motion and sound; the view alone decides what is drawn. */
export interface Event {
  kind: "bet" | "chi" | "deal" | "dice" | "discard" | "draw" | "draw_game" | "exchange" | "flip" | "flower" | "kong" | "missing" | "note" | "payment" | "pon" | "ready" | "win";
  text: Text;
  seat: number | null;
  tiles: string[];
  word: Text | null;
}

/** First message on a socket. */
export interface Hello {
  t: "hello";
  table: string;
  seat: number | null;
  v: number;
  protocol: number;
}

/** The whole state at version `v`, with the log of this hand so far. */
export interface Snapshot {
  t: "snapshot";
  v: number;
  view: SeatView;
  log: Event[];
}

/** What happened since the last message, and the view after it. */
export interface Happened {
  t: "ev";
  v: number;
  events: Event[];
  view: SeatView;
}

/** The act with this id changed nothing. */
export interface Reject {
  t: "reject";
  id: string;
  reason: Text;
}

/** The server closes; `retry_in` seconds later it may be back. */
export interface Bye {
  t: "bye";
  reason: Text;
  retry_in: number | null;
}

/** Answer to a ping. */
export interface Pong {
  t: "pong";
}

/** Take choice `choice` of the view with version `v`; a repeated `id` is answered and not done twice. */
export interface Act {
  t: "act";
  id: string;
  v: number;
  choice: number;
}

/** Asks for everything after version `after`; the answer may be a snapshot. */
export interface Sync {
  t: "sync";
  after: number;
}

/** The results were read; deal the next hand, or after the last one play another match. */
export interface Next {
  t: "next";
}

/** Take back the last own decision, at tables of bots. */
export interface Undo {
  t: "undo";
}

/** Keeps the line open and measures it. */
export interface Ping {
  t: "ping";
}

/** One option of a variant; `values` are all it can be, the default among them. */
export interface OptionField {
  key: string;
  label: Names;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  value_labels: Names[];
  rule: string | null;
}

/** A set of option values that is played somewhere; options it does not name keep their defaults. */
export interface Preset {
  id: string;
  label: Names;
  values: Record<string, boolean | number | string>;
}

/** House rules: the name of their file and its text. `POST /api/house` answers with their card, or what is wrong. */
export interface House {
  name: string;
  text: string;
}

/** What house rules change for good: a price or a setting in the words of the file. */
export interface HouseChange {
  label: Names;
  value: string;
  rule: string | null;
}

/** One variant as `GET /api/variants` lists it; of house rules the options begin with what they say. */
export interface VariantCard {
  id: string;
  book: string;
  name: Names;
  summary: Names;
  region: Names;
  players: number;
  tiles: number;
  hand_size: number;
  jokers: boolean;
  flowers: boolean;
  difficulty: number;
  options: OptionField[];
  presets: Preset[];
  house: House | null;
  base: Names | null;
  changes: HouseChange[];
}

/** Body of `POST /api/tables`; options left out keep the values of the preset, or their defaults. */
export interface NewTable {
  variant: string;
  options: Record<string, boolean | number | string>;
  seed: number | null;
  seconds: number;
  preset: string | null;
  house: House | null;
}

/** Its answer: the socket is `/ws/<id>?token=<token>`. */
export interface TableTicket {
  id: string;
  token: string;
}

/** Body of every HTTP error. */
export interface Refusal {
  reason: Text;
}

export type ServerMessage = Hello | Snapshot | Happened | Reject | Bye | Pong;

export type ClientMessage = Act | Sync | Next | Undo | Ping;
