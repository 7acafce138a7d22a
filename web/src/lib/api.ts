// The few questions the page asks over HTTP.
import type {
  AdviceChapter,
  AdviceItem,
  AdviceSaying,
  Analysed,
  AnalyserForm,
  Drill,
  DrillAnswer,
  DrillGame,
  DrillMarked,
  Exercise,
  ExerciseAnswer,
  ExerciseMarked,
  Exercises,
  Found,
  Game,
  GameFigures,
  House,
  InForce,
  KeptTable,
  Lesson,
  Likeness,
  NewTable,
  Question,
  Rulebook,
  Refusal,
  Replay,
  ReplayFile,
  ReplayFrame,
  Review,
  Scored,
  TableTicket,
  Text,
  Tickets,
  TriedAdvice,
  VariantCard,
} from "../protocol";

/** The server said no, in words the page can translate. */
export class Refused extends Error {
  constructor(readonly reason: Text) {
    super(reason.key);
  }
}

/** What to say where looking up a game or its book failed: that there is none, or why there is no answer. */
export function notFound(error: unknown, name: string): Text {
  if (!(error instanceof Refused)) return { key: "error-server", args: { status: "?" }, rule: null };
  return error.reason.key === "refused-name" ? { key: "unknown-game", args: { name }, rule: null } : error.reason;
}

export async function answer(path: string, options?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused({ key: "error-no-server", args: {}, rule: null });
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal?.reason ?? { key: "error-server", args: { status: response.status }, rule: null });
}

export async function variants(): Promise<VariantCard[]> {
  if (import.meta.env.DEV || import.meta.env.MODE === "mock") {
    return answer("/api/variants")
      .then((response) => response.json() as Promise<VariantCard[]>)
      .catch(async () => (await import("../mock/variants.json")).default as unknown as VariantCard[]);
  }
  return (await answer("/api/variants")).json() as Promise<VariantCard[]>;
}

/** One variant with its options and presets, which the list leaves out. */
export async function variantCard(id: string): Promise<VariantCard> {
  const asked = answer(`/api/variants/${encodeURIComponent(id)}`).then((found) => found.json() as Promise<VariantCard>);
  if (!import.meta.env.DEV && import.meta.env.MODE !== "mock") return asked;
  return asked.catch(async (error: unknown) => {
    const found = (await variants()).find((card) => card.id === id);
    if (!found) throw error;
    return found;
  });
}

/** All other variants for somebody who knows this one, nearest first. */
export async function near(id: string): Promise<Likeness[]> {
  return (await answer(`/api/variants/${encodeURIComponent(id)}/near`)).json() as Promise<Likeness[]>;
}

/** The rulebook of a variant in a language, in English where there is no other. */
export async function rules(variant: string, language: string): Promise<Rulebook> {
  return (await answer(`/api/rules/${encodeURIComponent(variant)}/in/${language}`)).json() as Promise<Rulebook>;
}

/** The rules that answer a question best, of one book or of all. */
export async function searchRules(question: string, language: string, book?: string): Promise<Found[]> {
  const asked = new URLSearchParams(book ? { q: question, book } : { q: question });
  return (await answer(`/api/search/${language}?${asked}`)).json() as Promise<Found[]>;
}

/** How to play a variant, in a language. */
export async function lesson(variant: string, language: string): Promise<Lesson> {
  return (await answer(`/api/learn/${encodeURIComponent(variant)}/${language}`)).json() as Promise<Lesson>;
}

/** The chapters of the book of advice in a language; of a game what can hold in it. */
export async function adviceChapters(language: string, game: string): Promise<AdviceChapter[]> {
  const query = game ? `?game=${encodeURIComponent(game)}` : "";
  return (await answer(`/api/advice/${language}${query}`)).json() as Promise<AdviceChapter[]>;
}

/** The old sayings in a language. */
export async function adviceSayings(language: string): Promise<AdviceSaying[]> {
  return (await answer(`/api/advice/${language}/sayings`)).json() as Promise<AdviceSaying[]>;
}

/** The trials of old advice that have been played. */
export async function adviceTrials(language: string): Promise<TriedAdvice[]> {
  return (await answer(`/api/advice/${language}/trials`)).json() as Promise<TriedAdvice[]>;
}

/** An item of the book of advice in a language, by number or id. */
export async function adviceItem(item: string, language: string): Promise<AdviceItem> {
  return (await answer(`/api/advice/${language}/${encodeURIComponent(item)}`)).json() as Promise<AdviceItem>;
}

/** All games, with the kinds of drills that each has. */
export async function drillGames(): Promise<DrillGame[]> {
  return (await answer("/api/drills")).json() as Promise<DrillGame[]>;
}

/** A question of a drill, in a language; the same seed brings the same question. */
export async function drill(language: string, game: string, kind: string, seed: string): Promise<Drill> {
  return (await answer(drillPath(language, game, kind, seed))).json() as Promise<Drill>;
}

/** Whether an answer to that question is right, and why. */
export async function markDrill(
  language: string,
  game: string,
  kind: string,
  seed: string,
  given: DrillAnswer,
): Promise<DrillMarked> {
  return (await (await ask(drillPath(language, game, kind, seed), given)).json()) as DrillMarked;
}

function drillPath(...parts: string[]): string {
  return `/api/drills/${parts.map(encodeURIComponent).join("/")}`;
}

/** The boards of a game that are solved at the table. */
export async function boards(game: string): Promise<Exercises> {
  return (await answer(`/api/exercises/${encodeURIComponent(game)}`)).json() as Promise<Exercises>;
}

/** A board of a game, from 1. */
export async function board(game: string, number: number): Promise<Exercise> {
  return (await answer(`/api/exercises/${encodeURIComponent(game)}/${number}`)).json() as Promise<Exercise>;
}

/** What an answer to a board comes to. */
export async function markBoard(
  language: string,
  game: string,
  number: number,
  given: ExerciseAnswer,
): Promise<ExerciseMarked> {
  const path = `/api/exercises/${encodeURIComponent(game)}/${number}/in/${language}`;
  return (await (await ask(path, given)).json()) as ExerciseMarked;
}

/** The options that hold: at a table, or of a variant with some of them chosen, `table=<id>` or `<key>=<value>&...`. */
export async function inForce(variant: string, query: string): Promise<InForce[]> {
  const table = new URLSearchParams(query).get("table");
  const found = table
    ? answer(`/api/tables/${encodeURIComponent(table)}/options`, { headers: seatAt(table) })
    : answer(`/api/rules/${encodeURIComponent(variant)}/options?${query}`);
  return (await found).json() as Promise<InForce[]>;
}

/** What is otherwise at a table, or in a game with some options chosen, for somebody who knows a game. */
export async function unlike(variant: string, query: string, known: string): Promise<Likeness> {
  const table = new URLSearchParams(query).get("table");
  const beside = `unlike/${encodeURIComponent(known)}`;
  const found = table
    ? answer(`/api/tables/${encodeURIComponent(table)}/${beside}`, { headers: seatAt(table) })
    : answer(`/api/rules/${encodeURIComponent(variant)}/${beside}?${query}`);
  return (await found).json() as Promise<Likeness>;
}

/** Send a question with a body. */
async function ask(
  path: string,
  body: NewTable | House | Tickets | Game | Question | DrillAnswer | ExerciseAnswer,
): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return answer(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** What can be asked of a hand in a game. */
export async function analyserForm(game: Game): Promise<AnalyserForm> {
  return (await (await ask("/api/analyse/form", game)).json()) as AnalyserForm;
}

export async function analyse(question: Question): Promise<Analysed> {
  return (await (await ask("/api/analyse", question)).json()) as Analysed;
}

export async function score(question: Question): Promise<Scored> {
  return (await (await ask("/api/score", question)).json()) as Scored;
}

const LARGEST_RECORD = 2 << 20;
const LARGEST_HOUSE = 1 << 16;

/** The card of house rules from a file; what is wrong there is told with its line. */
export async function houseOf(file: File): Promise<VariantCard> {
  if (file.size > LARGEST_HOUSE) throw new Refused({ key: "error-house-size", args: {}, rule: null });
  const house = { name: file.name, text: await file.text() };
  return (await (await ask("/api/house", house)).json()) as VariantCard;
}

/** What is chosen for a table, as a file of house rules. */
export async function houseText(table: NewTable): Promise<House> {
  return (await (await ask("/api/house/text", table)).json()) as House;
}

/** Let the server keep a record, and return what it holds. */
export async function keepRecord(file: File): Promise<ReplayFile> {
  if (file.size > LARGEST_RECORD) throw new Refused({ key: "error-record-size", args: {}, rule: null });
  const path = `/api/replays?name=${encodeURIComponent(file.name)}`;
  return (await (await answer(path, { method: "POST", body: file })).json()) as ReplayFile;
}

/** Let the server lay out the record of a table whose match is over: of all matches, or of one. */
export async function recordOfTable(table: string, match?: number): Promise<ReplayFile> {
  const path = `/api/tables/${table}/replay${ofMatch(match)}`;
  return (await (await answer(path, { method: "POST", headers: seatAt(table) })).json()) as ReplayFile;
}

/** What a record holds. */
export async function recordWith(id: string): Promise<ReplayFile> {
  return (await (await answer(`/api/replays/${encodeURIComponent(id)}`)).json()) as ReplayFile;
}

/** One game of a record, by its number from 0. */
export async function gameOf(id: string, game: number): Promise<Replay> {
  return (await (await answer(`/api/replays/${encodeURIComponent(id)}/${game}`)).json()) as Replay;
}

/** The table at a step: `<hand>/<step>?seat=<seat>&open=1`. */
export async function frameOf(id: string, game: number, step: string): Promise<ReplayFrame> {
  return (await (await answer(`/api/replays/${encodeURIComponent(id)}/${game}/${step}`)).json()) as ReplayFrame;
}

/** The review of a game of a record, as far as it is. */
export async function reviewOf(id: string, game: number): Promise<Review> {
  return (await (await answer(`/api/replays/${encodeURIComponent(id)}/${game}/review`)).json()) as Review;
}

/** Have a game of a record reviewed, or gone on with. */
export async function orderReview(id: string, game: number): Promise<Review> {
  const path = `/api/replays/${encodeURIComponent(id)}/${game}/review`;
  return (await (await answer(path, { method: "POST" })).json()) as Review;
}

/** Open a table that goes on from a step of a record, and keep the right to its seat. */
export async function playOn(id: string, game: number, step: string, seat: number, variant: string): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const path = `/api/replays/${encodeURIComponent(id)}/${game}/${step}/play`;
  const body = JSON.stringify({ seat });
  const ticket = (await (await answer(path, { method: "POST", headers, body })).json()) as TableTicket;
  keepTicket(ticket, variant);
  return ticket.id;
}

/** Open a table and keep the right to its seat. */
export async function openTable(
  table: Omit<NewTable, "bots" | "temperament"> & Partial<NewTable>,
): Promise<TableTicket> {
  const ticket = (await (
    await ask("/api/tables", { bots: "steady", temperament: "", ...table })
  ).json()) as TableTicket;
  keepTicket(ticket, table.variant, table.house);
  return ticket;
}

/** Remember the right to a seat, which table was the last, and what was played there. */
export function keepTicket(ticket: TableTicket, variant: string, house: House | null = null): void {
  localStorage.setItem("last variant", variant);
  localStorage.setItem(`seat ${ticket.id}`, ticket.token);
  localStorage.setItem("last table", JSON.stringify({ id: ticket.id, variant, house }));
}

/** The table does not exist any more. */
export function forgetTable(table: string): void {
  localStorage.removeItem(`seat ${table}`);
  if (lastTable()?.id === table) localStorage.removeItem("last table");
}

export function tokenOf(table: string): string | null {
  return localStorage.getItem(`seat ${table}`);
}

const MOST = 500; // tables that are asked for at once

/** What the server keeps of the tables whose seats are held here, the one used last first. */
export async function keptTables(): Promise<KeptTable[]> {
  const tables = tickets();
  return tables.length ? ((await (await ask("/api/matches", { tables })).json()) as KeptTable[]) : [];
}

/** What the reader did in all matches that are over, by game. */
export async function figures(): Promise<GameFigures[]> {
  return (await (await ask("/api/figures", { tables: tickets() })).json()) as GameFigures[];
}

/** The right to every seat that is held here. */
function tickets(): TableTicket[] {
  const tables: TableTicket[] = [];
  for (let i = 0; i < localStorage.length && tables.length < MOST; i++) {
    const key = localStorage.key(i)!;
    if (key.startsWith("seat ")) tables.push({ id: key.slice(5), token: localStorage.getItem(key)! });
  }
  return tables;
}

/** Save the record of a table whose match is over as a file: of all matches, or of one. */
export async function saveRecord(table: string, match?: number): Promise<void> {
  const found = await answer(`/api/tables/${table}/record${ofMatch(match)}`, { headers: seatAt(table) });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = /filename="(.+?)"/.exec(found.headers.get("content-disposition") ?? "")?.[1] ?? "record.jsonl";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What shows the server that a seat is held here; addresses are written down on the way, headers are not. */
function seatAt(table: string): HeadersInit {
  return { Authorization: `Bearer ${tokenOf(table) ?? ""}` };
}

function ofMatch(match?: number): string {
  return match === undefined ? "" : `?match=${match}`;
}

/** The variant played last, also when its table is gone. */
export function lastVariant(): string | null {
  return localStorage.getItem("last variant") ?? lastTable()?.variant ?? null;
}

interface LastTable {
  id: string;
  variant: string;
  house?: House | null; // the house rules that were sent for it
}

/** The table opened last, for the resume card. */
export function lastTable(): LastTable | null {
  try {
    return JSON.parse(localStorage.getItem("last table") ?? "null") as LastTable | null;
  } catch {
    return null;
  }
}
