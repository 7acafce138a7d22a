// The few questions the page asks over HTTP.
import type { House, NewTable, Refusal, TableTicket, Text, VariantCard } from "../protocol";

/** The server said no, in words the page can translate. */
export class Refused extends Error {
  constructor(readonly reason: Text) {
    super(reason.key);
  }
}

async function answer(path: string, options?: RequestInit): Promise<Response> {
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
      .catch(async () => (await import("../mock/variants.json")).default as VariantCard[]);
  }
  return (await answer("/api/variants")).json() as Promise<VariantCard[]>;
}

/** The rulebook of a variant in Markdown. */
export async function rules(variant: string): Promise<string> {
  return (await answer(`/api/rules/${encodeURIComponent(variant)}`)).text();
}

/** Send a question with a body. */
async function ask(path: string, body: NewTable | House): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return answer(path, { method: "POST", headers, body: JSON.stringify(body) });
}

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

/** Open a table and keep the right to its seat. */
export async function openTable(table: NewTable): Promise<TableTicket> {
  const ticket = (await (await ask("/api/tables", table)).json()) as TableTicket;
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

/** Where the record of a table lies once its match is over. */
export function recordOf(table: string): string {
  return `/api/tables/${table}/record?token=${encodeURIComponent(tokenOf(table) ?? "")}`;
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
