// What the tests share: the views of the mock tables.
import type { Event, SeatView } from "../src/protocol";

type Mock = { view: SeatView; log: Event[] };
const FILES = import.meta.glob<Mock>("../src/mock/tables/*.json", { eager: true, import: "default" });

/** A copy of the view and log of one mock table. */
export function mockTable(name: string): Mock {
  const found = FILES[`../src/mock/tables/${name}.json`];
  if (!found) throw new Error(`no mock table ${name}`);
  return structuredClone(found);
}

export const MOCKS = Object.keys(FILES).map((path) => path.replace(/.*\/|\.json$/g, ""));
