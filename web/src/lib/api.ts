// The few questions the page asks over HTTP.
import type { NewTable, Refusal, TableTicket, Text, VariantCard } from "../protocol";

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
  return (await answer(`/api/rules/${variant}`)).text();
}

/** Open a table and keep the right to its seat. */
export async function openTable(table: NewTable): Promise<TableTicket> {
  const headers = { "Content-Type": "application/json" };
  const response = await answer("/api/tables", { method: "POST", headers, body: JSON.stringify(table) });
  const ticket = (await response.json()) as TableTicket;
  keepTicket(ticket, table.variant);
  return ticket;
}

/** Remember the right to a seat, which table was the last, and what was played there. */
export function keepTicket(ticket: TableTicket, variant: string): void {
  localStorage.setItem("last variant", variant);
  localStorage.setItem(`seat ${ticket.id}`, ticket.token);
  localStorage.setItem("last table", JSON.stringify({ id: ticket.id, variant }));
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

/** The table opened last, for the resume card. */
export function lastTable(): { id: string; variant: string } | null {
  try {
    return JSON.parse(localStorage.getItem("last table") ?? "null") as { id: string; variant: string } | null;
  } catch {
    return null;
  }
}
