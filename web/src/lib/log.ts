// The log of a hand as it is read: a line for each turn, cards for calls and wins, plain lines for the rest.
import type { Event, Spot, Tile } from "../protocol";
import { FACE_DOWN } from "../protocol";

export interface TurnLine {
  kind: "turn";
  number: number; // of the discard, from 1; 0 before it
  seat: number;
  drawn: Tile | null; // only of a draw the reader saw
  discard: Spot | null; // null while the turn goes on
  cut: boolean; // discarded just as it was drawn
}
export interface CardLine {
  kind: "card";
  event: Event;
}
export interface PlainLine {
  kind: "plain";
  event: Event;
}
export type LogLine = TurnLine | CardLine | PlainLine;

const CARDS: Event["kind"][] = ["chi", "pon", "kong", "ready", "win", "draw_game"];

/** Gather the events of a hand; draw and discard of a turn come together. */
export function linesOf(log: Event[]): LogLine[] {
  const lines: LogLine[] = [];
  let turn: TurnLine | null = null; // the one that goes on
  let number = 0;
  const begin = (seat: number, drawn: Tile | null): TurnLine => {
    const begun: TurnLine = { kind: "turn", number: 0, seat, drawn, discard: null, cut: false };
    lines.push(begun);
    return begun;
  };
  for (const event of log) {
    if (event.kind === "draw") turn = begin(event.seat ?? 0, event.tiles[0] ?? null);
    else if (event.kind === "discard") {
      if (turn?.seat !== event.seat) turn = begin(event.seat ?? 0, null);
      number += 1;
      Object.assign(turn, { number, discard: event.tiles[0] ?? FACE_DOWN, cut: event.cut });
      turn = null;
    } else lines.push({ kind: CARDS.includes(event.kind) ? "card" : "plain", event });
  }
  return lines;
}
