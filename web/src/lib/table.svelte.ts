// The state of one table as the page holds it: the last view, the log, and what the player is in the middle of.
import type { Choice, ClientMessage, Event, SeatView, ServerMessage, Text } from "../protocol";
import { automatic, buttonsOf, type Autos, type CallButton } from "./choices";
import { playerName } from "./i18n.svelte";
import type { Line, Listener } from "./socket";
import { settings } from "./settings.svelte";

const PROTOCOL = 1;
const GUARD = 150; // ms after a change of choices in which clicks are not meant for the new ones
const RESEND = 2500; // ms

export class Table {
  view = $state.raw<SeatView | null>(null);
  log = $state.raw<Event[]>([]);
  batch = $state.raw<Event[]>([]); // what the last message brought, for motion and sound
  open = $state(false); // the line is up
  delay = $state<number | null>(null); // ms of the last ping
  pending = $state<{ id: string; v: number; choice: number } | null>(null); // act not yet answered
  asking = $state.raw<Choice | null>(null); // chosen, but it gives something up: really?
  mode = $state<CallButton | null>(null); // button pressed whose tile is still to be clicked
  refusal = $state.raw<Text | null>(null);
  closed = $state.raw<Text | null>(null); // the server said good-bye for a while
  ended = $state.raw<Text | null>(null); // the server said good-bye for good
  reload = $state(false); // the server speaks another protocol
  autos: Autos = $state({ win: false, noCalls: false, discard: false });
  sorted = $state(true);

  buttons = $derived(this.view ? buttonsOf(this.view) : []);
  players = $derived(playersOf(this.view));

  private v = -1;
  private changed = 0; // when the choices last changed
  private pauseDiscard = false; // a kong was made since the last automatic discard
  private line: Line;
  private resend: ReturnType<typeof setInterval>;

  constructor(connect: (listener: Listener) => Line) {
    this.line = connect({
      message: (message) => this.receive(message),
      state: (open) => this.lineChanged(open),
      delay: (ms) => (this.delay = ms),
    });
    this.resend = setInterval(() => this.pending && this.send({ t: "act", ...this.pending }), RESEND);
  }

  close(): void {
    clearInterval(this.resend);
    this.line.close();
  }

  /** Make choice `index`, or ask first where it gives something up; false when the page is not ready for it. */
  choose(index: number): boolean {
    if (this.pending || Date.now() - this.changed < GUARD) return false;
    const choice = this.view?.choices[index];
    if (choice?.confirm && this.asking !== choice) {
      this.asking = choice;
      return true;
    }
    this.asking = null;
    this.pending = { id: newId(), v: this.v, choice: index };
    this.mode = null;
    this.refusal = null;
    this.send({ t: "act", ...this.pending });
    return true;
  }

  /** Press a button: make its choice, or begin (or stop) choosing a tile for it. */
  press(button: CallButton): void {
    if (!button.then) this.choose(button.choice.index);
    else this.mode = this.mode?.id === button.id ? null : button;
  }

  /** The choice a click on the own tile at `position` makes now, or null. */
  tileChoice(position: number): number | null {
    if (this.mode) return this.mode.then?.get(position) ?? null;
    return this.view?.hand[position]?.choice ?? null;
  }

  next(): void {
    this.send({ t: "next" });
  }

  undo(): void {
    if (this.view?.can_undo) this.send({ t: "undo" });
  }

  private send(message: ClientMessage): void {
    this.line.send(message);
  }

  private lineChanged(open: boolean): void {
    this.open = open;
    if (!open) return;
    this.closed = null;
    this.send({ t: "sync", after: this.v });
    if (this.pending) this.send({ t: "act", ...this.pending });
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "hello":
        this.reload = message.protocol !== PROTOCOL;
        break;
      case "snapshot":
        this.log = message.log;
        this.show(message.view, message.v, []);
        break;
      case "ev":
        if (message.events.some((event) => event.kind === "deal")) this.newHand();
        this.log = [...this.log, ...message.events];
        this.show(message.view, message.v, message.events);
        break;
      case "reject":
        if (message.id !== this.pending?.id) break;
        this.pending = null;
        this.refusal = message.reason;
        break;
      case "bye":
        if (message.retry_in === null) this.ended = message.reason;
        else this.closed = message.reason;
    }
  }

  private newHand(): void {
    this.log = [];
    if (!settings.keepAutos) this.autos = { win: false, noCalls: false, discard: false };
  }

  private show(view: SeatView, v: number, events: Event[]): void {
    if (JSON.stringify(view.choices) !== JSON.stringify(this.view?.choices)) this.changed = Date.now();
    if (this.pending && v > this.pending.v) this.pending = null;
    this.v = v;
    this.view = view;
    this.batch = events;
    this.mode = null;
    this.asking = null;
    if (events.some((event) => event.kind === "kong")) this.pauseDiscard = true;
    const choice = automatic(view, { ...this.autos, discard: this.autos.discard && !this.pauseDiscard });
    if (choice !== null) setTimeout(() => this.v === v && this.choose(choice), 2 * GUARD);
    else if (view.choices.length) this.pauseDiscard = false;
  }
}

function playersOf(view: SeatView | null): string[] {
  const names: string[] = [];
  for (const seat of view?.seats ?? []) names[seat.seat] = playerName(seat);
  return names;
}

/** An id no act of this seat had before; `crypto.randomUUID` is missing on plain-HTTP pages in a local network. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
