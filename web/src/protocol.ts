// The messages between page and server. Written by tools/make_protocol.py from src/fangcheng/web/wire: edit that.

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

/** A sentence by its key in `fangcheng/texts/<language>/*.ftl`. */
export interface Text {
  key: string;
  args: Record<string, number | string | Names>;
  rule: string | null;
}

/** One tile of a still life, and how it lies there. */
export interface StillTile {
  tile: string;
  look: "" | "gone" | "lit" | "lying" | "standing";
}

/** A few tiles that show what is special in a game. */
export interface StillLife {
  tiles: StillTile[];
  told: Text[];
}

/** Tiles laid open (or a concealed kong), from the owner's left to right. */
export interface Meld {
  kind: "added_kong" | "chi" | "concealed_kong" | "egg" | "open_kong" | "pon";
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
  racked: boolean;
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
  name: Names | null;
  wind: "E" | "N" | "S" | "W" | null;
  score: number;
  hand_count: number;
  bot: boolean;
  drawn: boolean;
  shown: string[] | null;
  melds: Meld[];
  river: RiverTile[];
  aside: string[];
  standing: string[];
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
  standing: boolean;
  choice: number | null;
  forbidden: Text | null;
  waits: Wait[];
  unseen: number | null;
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
  bank_ms: number;
}

/** A tile that brings a hand nearer, and the copies of it that the reader cannot see. */
export interface Accepted {
  tile: string;
  left: number;
}

/** A tile that would complete the hand, and what it would bring. */
export interface HintWait {
  tile: string;
  left: number;
  value: Text | null;
  brings: Text | null;
  declared: Text | null;
  reason: Text | null;
}

/** One opponent and one discard. */
export interface HintDanger {
  seat: number;
  safe: boolean;
  ways: number;
  reasons: Text[];
}

/** What one discard, claim or answer leaves. */
export interface HintLine {
  tile: string | null;
  choice: number | null;
  away: Text;
  steps: number;
  accepts: Accepted[];
  count: number;
  waits: HintWait[];
  dangers: HintDanger[];
}

/** One sentence for the advised move, and the item of the book of advice that says the same. */
export interface AdviceReason {
  text: Text;
  item: string | null;
  title: Names | null;
}

/** The move of the strongest bot, from what the seat sees, and why. */
export interface AdvisedMove {
  label: Text;
  tiles: string[];
  choice: number | null;
  marks: number[];
  reasons: AdviceReason[];
  same: boolean;
}

/** What the choices of a seat leave, would bring and risk, of what it can see; nearest and widest first. */
export interface Hint {
  away: Text | null;
  now: HintLine | null;
  lines: HintLine[];
  advice: AdvisedMove | null;
  notes: Text[];
  pending: boolean;
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
  plain: string;
  original: Names;
  script: string;
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

/** How a seat stood when a hand ended without a win; its hand, where it lies open, is `shown` of the seat. */
export interface Readiness {
  seat: number;
  ready: boolean | null;
  state: Text | null;
  waits: string[];
}

/** One payment beside the wins: a kong, a bonus, a fine. */
export interface Beside {
  seat: number | null;
  text: Text | null;
  tiles: string[];
  transfers: Transfer[];
  changes: number[];
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
  readiness: Readiness[];
  beside: Beside[];
  ranking: number[];
}

/** Everything one reader may know, enough to draw the page from nothing. */
export interface SeatView {
  variant: string;
  book: string;
  name: Names;
  calls: "chinese" | "japanese";
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
  level: string;
  temperament: string;
  can_undo: boolean;
  can_redo: boolean;
  automatic: boolean;
  results: Settlement[];
}

/** What happened: a line of the log and a cue for motion and sound; the view alone decides what is drawn. */
export interface Event {
  kind: "bet" | "chi" | "deal" | "dice" | "discard" | "draw" | "draw_game" | "exchange" | "flip" | "flower" | "kong" | "missing" | "note" | "payment" | "pon" | "ready" | "win";
  text: Text;
  seat: number | null;
  tiles: string[];
  cut: boolean;
  word: Text | null;
}

/** What the server has said beforehand of the walls, and opened after the match (docs/fair-walls.md). */
export interface Walls {
  match: number;
  commitment: string;
  opening: string;
  next: string;
}

/** Another match is promised, or this one opened; it comes before the event that deals or ends. */
export interface Promised {
  t: "walls";
  walls: Walls;
}

/** First message on a socket. */
export interface Hello {
  t: "hello";
  table: string;
  seat: number | null;
  v: number;
  walls: Walls;
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

/** As `ev`, to a page that says that it understands this: what is otherwise than in the view sent before. */
export interface Changed {
  t: "ch";
  v: number;
  base: number;
  events: Event[];
  steps: unknown[][];
}

/** The act with this id was done and is on disk; the view of version `v` came of it, and follows. */
export interface Ack {
  t: "ack";
  id: string;
  v: number;
}

/** The act with this id changed nothing. */
export interface Reject {
  t: "reject";
  id: string;
  reason: Text;
}

/** The hint for version `v`, to the page that asked. */
export interface Hinted {
  t: "hinted";
  v: number;
  hint: Hint;
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

/** One chair of a room as everybody sees it. */
export interface RoomPlace {
  name: string;
  state: "away" | "bot" | "covered" | "free" | "gone" | "here";
  ready: boolean;
  owner: boolean;
  seat: number | null;
  read: boolean;
  warned: number;
  referee: boolean;
}

/** Somebody asks something of all who play here; what silence means after half a minute hangs on what it is. */
export interface Motion {
  what: "call" | "pause" | "ruling" | "undo";
  by: string;
  asked: boolean;
  says: Text[];
}

/** A ruling of the host, as it stands on the list of its match. */
export interface RulingSeen {
  number: number;
  says: Text[];
  by: string;
  struck: boolean;
  open: boolean;
}

/** What a reader may rule who is the host. */
export interface HostForm {
  alone: boolean;
  kinds: string[];
  steps: number[];
  pot: number;
  rules: Record<string, string>;
}

/** What a ruling would do, sentence by sentence; `id` is that of the question. */
export interface Foreseen {
  t: "foreseen";
  id: string;
  says: Text[];
}

/** Somebody on the sheet of a company. */
export interface SheetLine {
  name: string;
  bot: Names | null;
  matches: number;
  firsts: number;
  place: number;
  total: number;
  scores: (number | null)[];
}

/** The matches that were played in a room of its game, the best line first. */
export interface Sheet {
  first: number;
  marked: boolean[];
  lines: SheetLine[];
}

/** A room with all that its people may know of it; sent whenever something of it changes. */
export interface RoomState {
  t: "room";
  room: string;
  state: "gathering" | "over" | "playing" | "starting";
  places: RoomPlace[];
  own: number | null;
  owner: boolean;
  me: string;
  who: string;
  terms: RoomTerms;
  number: number;
  game: Names;
  book: string;
  differs: InForce[];
  others: string[];
  onlookers: string[];
  may_sit: boolean;
  looks_on: boolean;
  table: string;
  motion: Motion | null;
  paused: boolean;
  host: HostForm | null;
  referee: string;
  rulings: RulingSeen[];
  sheet: Sheet | null;
  marks: "undo"[];
}

/** Something has happened in the room that all shall know. */
export interface News {
  t: "news";
  text: Text;
}

/** Somebody says something: one of a phrase, a tile and a text; who comes in is told what was said before. */
export interface Said {
  t: "said";
  n: number;
  by: string;
  who: string;
  phrase: string;
  tile: string;
  text: string;
}

/** To the owner: somebody complains of what another says. */
export interface Reported {
  t: "reported";
  by: string;
  about: string;
  lines: Said[];
}

/** Take choice `choice` of the view with version `v`. */
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
  id: string;
  v: number | null;
}

/** Take back the last own decision, at tables of bots. */
export interface Undo {
  t: "undo";
  id: string;
  v: number | null;
}

/** Make the own decision again that was taken back last, with what followed; open until another is made. */
export interface Redo {
  t: "redo";
  id: string;
  v: number | null;
}

/** Asks for the hint of the present version; it costs a table nothing that nobody asks for it. */
export interface AskHint {
  t: "hint";
}

/** Takes the seat back that plays by itself; any act does so, too. A view is the answer. */
export interface Here {
  t: "here";
}

/** Keeps the line open and measures it. */
export interface Ping {
  t: "ping";
}

/** Takes a free place, or another one than before. */
export interface Sit {
  t: "sit";
  id: string;
  place: number;
}

/** Leaves the own place; of a running match for good, where a bot plays on. */
export interface Stand {
  t: "stand";
  id: string;
}

/** Agrees to the terms of this number, or not any more. */
export interface Ready {
  t: "ready";
  id: string;
  terms: number;
  agreed: boolean;
}

/** Of the owner: plays by other terms from now on; nobody has agreed to them. */
export interface ChangeTerms {
  t: "terms";
  id: string;
  terms: RoomTerms;
}

/** Of the owner: seats a bot at a free place, or sends it away. */
export interface SeatBot {
  t: "bot";
  id: string;
  place: number;
  bot: boolean;
}

/** Of the owner: sends away who sits at a place; in a match only somebody whose line is lost. */
export interface Remove {
  t: "remove";
  id: string;
  place: number;
}

/** Of the owner, before a match: everybody sits where a lot says. */
export interface DrawLots {
  t: "lots";
  id: string;
}

/** Of the owner: lets who sits at a place be the owner. */
export interface HandOn {
  t: "hand-on";
  id: string;
  place: number;
}

/** Says one of a phrase, a tile and a text to all in the room. */
export interface Say {
  t: "say";
  id: string;
  phrase: string;
  tile: string;
  text: string;
}

/** Tells the owner what somebody has said; of the owner himself who runs the server is told. */
export interface Report {
  t: "report";
  id: string;
  about: string;
}

/** Asks the others for a pause, whether they are there, or to take back the own last decision. */
export interface Ask {
  t: "ask";
  id: string;
  what: "call" | "pause" | "undo";
}

/** Answers what somebody asks of all who play. */
export interface Answer {
  t: "answer";
  id: string;
  yes: boolean;
}

/** Of the owner, and of who asked for the pause: goes on. */
export interface Resume {
  t: "resume";
  id: string;
}

/** What a host rules; fields as of `Ruling` in the library. */
export interface Ordered {
  ruling: "chombo" | "fine" | "note" | "redeal" | "time" | "void" | "warn";
  seat: number | null;
  points: number;
  to: number | "each" | "nobody" | "pot";
  rule: string;
  note: string;
}

/** Of the host: rules, or takes the ruling `back`; one who plays asks the others with it. */
export interface Rule {
  t: "rule";
  id: string;
  ruling: Ordered | null;
  back: number | null;
}

/** Of the host: asks what that would do; `foreseen` is the answer. */
export interface Foresee {
  t: "foresee";
  id: string;
  ruling: Ordered | null;
  back: number | null;
}

/** Of the owner: lets somebody who is here rule beside him; an empty name: nobody. */
export interface NameReferee {
  t: "referee";
  id: string;
  name: string;
}

/** Of the owner: sends away somebody who does not sit. */
export interface SendOut {
  t: "out";
  id: string;
  name: string;
}

/** An item of the book of advice by its name. */
export interface AdviceLink {
  id: string;
  title: string;
}

/** A chapter of the book: `GET /api/advice/<language>` lists them all; `?game=` leaves what can hold there. */
export interface AdviceChapter {
  number: number;
  title: string;
  question: string;
  items: AdviceLink[];
}

/** An old saying. */
export interface AdviceSaying {
  key: string;
  text: string;
  pinyin: string;
  means: string;
  table: string;
  printed: string;
  items: AdviceLink[];
}

/** A position of an item. */
export interface AdviceBoard {
  game: Names;
  rows: Row[];
  answer: Row;
}

/** A game of a trial, or a kind of position in one, with the gain of who follows the advice. */
export interface TrialCell {
  name: string;
  part: boolean;
  cases: number;
  per_100_hands: number;
  gain: number | null;
  low: number | null;
  high: number | null;
}

/** What came of a trial of an advice. */
export interface AdviceTrial {
  id: string;
  question: string;
  word: string;
  told: string;
  unit: string;
  smallest: number;
  cells: TrialCell[];
  command: string;
  show: string;
}

/** A trial that has been played: `GET /api/advice/<language>/trials` lists them all. */
export interface TriedAdvice {
  item: AdviceLink;
  contrary: AdviceLink[];
  trial: AdviceTrial;
}

/** A piece of advice: `GET /api/advice/<language>/<item>`. Texts are in Markdown, other items links in them. */
export interface AdviceItem {
  id: string;
  chapter: number;
  chapter_title: string;
  title: string;
  when: string;
  do: string;
  why: string;
  but: string;
  board: AdviceBoard | null;
  everywhere: boolean;
  games: Names[];
  real_table: boolean;
  screen: boolean;
  sayings: AdviceSaying[];
  sources: string[];
  trials: AdviceTrial[];
  before: AdviceLink | null;
  after: AdviceLink | null;
}

/** A game somebody asks about: as in `NewTable`. `POST /api/analyse/form` answers with its `AnalyserForm`. */
export interface Game {
  variant: string;
  options: Record<string, boolean | number | string>;
  preset: string | null;
  house: House | null;
}

/** One way of laying tiles open: the word of its notation, and what a click on a tile may lay open. */
export interface MeldForm {
  word: string;
  label: Text;
  tiles: Record<string, string[]>;
}

/** What can be asked of a hand in one game; what the game does not know is missing. */
export interface AnalyserForm {
  tiles: Record<string, number>;
  hand_size: number;
  melds: MeldForm[];
  seats: string[];
  rounds: string[];
  flowers: string[];
  circumstances: Record<string, Text>;
  calls: "chinese" | "japanese";
  turned: boolean;
  heart: boolean;
  lack: boolean;
  dora: boolean;
  ura: boolean;
  aside: number;
  counters: boolean;
  deposits: boolean;
  streak: boolean;
  robs: boolean;
  stake: number;
}

/** Body of `POST /api/analyse`, answered by `Analysed`; with `win` of `POST /api/score`, answered by `Scored`. */
export interface Question {
  game: Game;
  hand: string;
  melds: string[];
  turned: string;
  jokers: string;
  heart: string;
  lack: string | null;
  visible: string;
  dora: string;
  ura: string;
  flowers: string;
  seat: string;
  dealer: string;
  round: string;
  context: string[];
  discards: string;
  aside: number;
  counters: number;
  deposits: number;
  streak: number;
  stake: number;
  bets: Record<string, number>;
  win: string;
  by: string;
  source: string | null;
  robbed: boolean;
}

/** What there is to say of a hand: as it is, and after every discard, nearest and widest first. */
export interface Analysed {
  away: Text;
  steps: number;
  lines: HintLine[];
  pending: boolean;
}

/** What a win is worth, or why it is none. */
export interface Scored {
  result: Settlement | null;
  reason: Text | null;
}

/** A game and the kinds of drills that it has: `GET /api/drills` lists all. */
export interface DrillGame {
  variant: string;
  name: Names;
  kinds: string[];
}

/** One thing that may be answered. */
export interface DrillChoice {
  id: string;
  say: string;
  tile: string;
}

/** A question: `GET /api/drills/<language>/<game>/<kind>/<seed>`. Its texts are in that language. */
export interface Drill {
  kind: string;
  game: string;
  name: Names;
  calls: "chinese" | "japanese";
  seed: string;
  told: string[];
  rows: Row[];
  asked: string;
  several: boolean;
  choices: DrillChoice[];
  difficulty: number;
}

/** How strong a solver is at a kind of drill, and by how much that may be wrong. */
export interface DrillRating {
  mean: number;
  spread: number;
}

/** What somebody answers: body of `POST` to the address of the question. */
export interface DrillAnswer {
  answer: string[];
  rating: DrillRating | null;
}

/** Whether an answer was right, and why. */
export interface DrillMarked {
  is_right: boolean;
  right: string[];
  answer: string;
  reasons: string[];
  rule: string;
  advice: AdviceLink | null;
  rating: DrillRating;
}

/** The boards of a lesson: `GET /api/exercises/<game>`, of the first hand `GET /api/exercises/first-game`. */
export interface Exercises {
  lesson: string;
  variant: string;
  name: Names;
  kinds: string[];
}

/** One answer in a word, where no move is asked for. */
export interface ExerciseChoice {
  word: string;
  label: Text;
}

/** What somebody else does, and the table after it. */
export interface ExerciseStep {
  view: SeatView;
  events: Event[];
}

/** A board: `GET /api/exercises/<game>/<number>`, from 1. */
export interface Exercise {
  kind: string;
  number: number;
  of: number;
  given: Text | null;
  besides: Text[];
  task: Text;
  answers: ExerciseChoice[];
  view: SeatView;
  log: Event[];
  before: ExerciseStep[];
}

/** Body of `POST /api/exercises/<game>/<number>/in/<language>`: a choice of the view, or a word of `answers`. */
export interface ExerciseAnswer {
  choice: number | null;
  word: string;
}

/** What an answer comes to. Only a right one is played. */
export interface ExerciseMarked {
  is_right: boolean;
  told: Text;
  reason: Text | null;
  said: string;
  view: SeatView | null;
  events: Event[];
}

/** One option of a variant; `values` are all it can be, the default among them. */
export interface OptionField {
  key: string;
  label: Names;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  value_labels: Names[];
  rule: string | null;
  where: Record<string, boolean | number | string>;
  overruled_by: Record<string, (boolean | number | string)[]>;
  group: Text;
}

/** A set of option values that is played somewhere; options it does not name keep their defaults. */
export interface Preset {
  id: string;
  label: Names;
  values: Record<string, boolean | number | string>;
  first: boolean;
}

/** House rules: the name of their file and its text. `POST /api/house` answers with their card, or what is wrong. */
export interface House {
  name: string;
  text: string;
}

/** What house rules change for good: a price or a setting. */
export interface HouseChange {
  label: Names;
  value: Names;
  book: Names | null;
  rule: string | null;
}

/** One game beside another: what is otherwise in it for somebody who knows the other. */
export interface Likeness {
  game: string;
  known: string;
  name: Names;
  differs: Text[];
  patterns: number;
  shared: number;
}

/** One variant as `GET /api/variants` lists it, whole in `GET /api/variants/<id>`. */
export interface VariantCard {
  id: string;
  book: string;
  name: Names;
  local: string;
  summary: Names;
  region: Names;
  players: number;
  tiles: number;
  hand_size: number;
  jokers: boolean;
  flowers: boolean;
  chow: boolean;
  length: "long" | "middle" | "short";
  length_told: Text;
  difficulty: number;
  still: StillLife;
  also_players: number[];
  spot: [number, number] | null;
  taught: boolean;
  like: Likeness[];
  options: OptionField[];
  presets: Preset[];
  house: House | null;
  base: Names | null;
  changes: HouseChange[];
}

/** Body of `POST /api/matches`: the tables whose seats the page holds. */
export interface Tickets {
  tables: TableTicket[];
}

/** A match that is over; lists are by person, the reader first. */
export interface KeptMatch {
  number: number;
  ended: number;
  players: string[];
  scores: number[];
  places: number[];
  points: number[];
  marks: string[];
}

/** One table of the answer, the one used last first. */
export interface KeptTable {
  id: string;
  variant: string;
  name: Names;
  used: number;
  over: boolean;
  trouble: string;
  matches: KeptMatch[];
}

/** A rate, which has a `count`, or a mean, with its 95 % interval; None where there are too few for one. */
export interface FigureLine {
  key: string;
  value: number;
  low: number | null;
  high: number | null;
  of: number;
  count: number | null;
}

/** What the reader did in one game: `POST /api/figures` takes `Tickets` and answers with all games. */
export interface GameFigures {
  variant: string;
  name: Names;
  hands: number;
  places: number[];
  uncounted: number;
  marked: number;
  lines: FigureLine[];
}

/** Tiles that lie together in an example. */
export interface TileGroup {
  tiles: string[];
  turned: number | null;
  won: boolean;
}

/** A line of an example: tiles, and what they show, in Markdown. */
export interface Row {
  groups: TileGroup[];
  say: string;
}

/** A piece of a section: a text in Markdown, else an example. */
export interface Piece {
  text: string;
  rows: Row[];
}

/** A section of a page on how to play; the page heads it `learn-<id>`. */
export interface Section {
  id: string;
  parts: Piece[];
}

/** How to play a variant: `GET /api/learn/<variant>/<language>`. */
export interface Lesson {
  name: Names;
  about: Names;
  sections: Section[];
}

/** What the owner of a room has chosen; everybody who sits there agrees to it. */
export interface RoomTerms {
  table: NewTable;
  cover_after: number | null;
  hints: boolean;
  listed: boolean;
  talk: "off" | "phrases" | "text";
  talk_between: boolean;
  watch: "after" | "closed" | "off";
}

/** Body of `POST /api/me` and `PUT /api/me`: how somebody wants to be called. */
export interface NewPerson {
  name: string;
}

/** Answer to both: who somebody is, and the key that shows it, which is told once. */
export interface Person {
  id: string;
  name: string;
  key: string;
}

/** Body of `POST /api/rooms/enter`: a link's room and invitation, or a code of six letters. */
export interface Door {
  room: string;
  invite: string;
  code: string;
}

/** The room that a door leads to; its socket is `/ws/room/<room>`, with the subprotocol `seat.<key>`. */
export interface RoomTicket {
  room: string;
  invite: string;
  code: string;
  watch: string;
}

/** Body of every HTTP error. */
export interface Refusal {
  reason: Text;
}

/** One game of a record, as a list shows it. */
export interface ReplayGame {
  name: Names;
  players: string[];
  hands: number;
}

/** A record that the server keeps: answer of `POST /api/replays`, which takes the file as it is. */
export interface ReplayFile {
  id: string;
  name: string;
  games: ReplayGame[];
  notes: Text[];
  kept: boolean;
}

/** A step of a hand that the scrubber marks. */
export interface ReplayMark {
  step: number;
  kind: "call" | "draw" | "ready" | "win";
}

/** One hand: its steps run from 0, the deal, to `steps` - 1, the result. */
export interface ReplayHand {
  round: Text;
  counters: Counter[];
  steps: number;
  marks: ReplayMark[];
  scores: number[];
}

/** One game of a record, ready to be watched: `GET /api/replays/<id>/<game>`. */
export interface Replay {
  name: Names;
  book: string;
  players: string[];
  seat: number;
  hands: ReplayHand[];
  exports: string[];
  notes: Text[];
}

/** The table at one step: `GET /api/replays/<id>/<game>/<hand>/<step>?seat=<seat>&open=1`. */
export interface ReplayFrame {
  view: SeatView;
  log: Event[];
  fresh: number;
  may_play: boolean;
}

/** Body of `POST /api/replays/<id>/<game>/<hand>/<step>/play`: where the reader sits down. */
export interface PlayOn {
  seat: number;
}

/** A point of a player's curves: points expected at a decision, or reached at the end of a hand (step -1). */
export interface ReviewPoint {
  hand: number;
  step: number;
  points: number;
  decisions: number;
}

/** A decision with a mark. */
export interface ReviewDecision {
  hand: number;
  step: number;
  player: number;
  verdict: "blunder" | "find" | "mistake" | "slip";
  text: Text;
  reasons: AdviceReason[];
  cost: number;
}

/** What the decisions of one player come to. */
export interface ReviewPlayer {
  name: string;
  real: number;
  right: number;
  sums: Text;
  counts: Text;
  graph: Text;
  theme: string;
  drill: string;
  dearest: number[];
  curve: ReviewPoint[];
}

/** A game reviewed, as far as it is: `GET` and, to order it, `POST /api/replays/<id>/<game>/review`. */
export interface Review {
  state: "done" | "failed" | "none" | "running" | "stopped" | "waiting";
  game: string;
  done: number;
  of: number;
  unit: string;
  seated: number[][];
  decisions: ReviewDecision[];
  players: ReviewPlayer[];
}

/** A rulebook in a language: `GET /api/rules/<variant>/in/<language>`. */
export interface Rulebook {
  language: string;
  text: string;
  english: string[];
  called: Record<string, string>;
}

/** A rule that answers a search: `GET /api/search/<language>?q=<question>`, the best first. */
export interface Found {
  variant: string;
  rule: string;
  book: string;
  title: string;
  text: string;
}

/** Body of `POST /api/tables`; options left out keep the values of the preset, or their defaults. */
export interface NewTable {
  variant: string;
  options: Record<string, boolean | number | string>;
  seed: number | null;
  seconds: number;
  preset: string | null;
  bots: "beginner" | "casual" | "random" | "steady" | "strong";
  temperament: "" | "big" | "fast" | "gambler" | "wall";
  house: House | null;
  bank: number;
}

/** Its answer: the socket is `/ws/<id>`, with the subprotocols `fangcheng` and `seat.<token>`. */
export interface TableTicket {
  id: string;
  token: string;
}

/** One thing a host may settle, as it holds at a table. */
export interface InForce {
  label: Names;
  value: Names;
  rule: string | null;
  changed: boolean;
  book: Names | null;
}

/** Answer to `POST /api/me/device`: what shows another device, once, who somebody is. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** Body of `POST /api/me/device/enter`, which answers with the person and a key for this device. */
export interface Device {
  code: string;
}

/** Body of `POST /api/qr`: what a camera shall read. */
export interface Drawing {
  text: string;
}

/** Answer to that: a square of `size` units with a quiet border, and the outline of what is dark in it. */
export interface Drawn {
  size: number;
  path: string;
}

/** Body of `POST /api/lobby/join`: sits down in a listed room, or looks on there. */
export interface Join {
  room: string;
  watch: boolean;
}

/** Body of `POST /api/lobby/quick`: plays a game with whoever wants to, as its book has it. */
export interface QuickMatch {
  variant: string;
}

/** A listed room, or one that the reader plays in. */
export interface LobbyRoom {
  room: string;
  game: Names;
  state: "open" | "playing";
  names: string[];
  free: number;
  places: number;
  seconds: number;
  differs: number;
  minutes: number;
}

/** Answer to `GET /api/lobby`. */
export interface LobbyPage {
  own: LobbyRoom[];
  wanting: LobbyRoom[];
  watched: LobbyRoom[];
}

export type ServerMessage = Hello | Promised | Snapshot | Happened | Ack | Reject | Hinted | Bye | Pong | RoomState | News | Said | Reported | Foreseen;

export type ClientMessage = Act | Sync | Next | Undo | Redo | AskHint | Here | Ping;

export type Arranging = Sit | Stand | Ready | ChangeTerms | SeatBot | Remove | DrawLots | HandOn | SendOut | NameReferee | Rule | Foresee | Say | Report | Ask | Answer | Resume;

export type RoomMessage = Act | Sync | Next | Undo | Redo | AskHint | Here | Ping | Sit | Stand | Ready | ChangeTerms | SeatBot | Remove | DrawLots | HandOn | SendOut | NameReferee | Rule | Foresee | Say | Report | Ask | Answer | Resume;
