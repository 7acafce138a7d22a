// The state of one table as the page holds it: the last view, the log, and what the player is in the middle of.
import type {
  Act,
  Choice,
  ClientMessage,
  Event,
  Hint,
  Next,
  Redo,
  SeatView,
  ServerMessage,
  Text,
  Undo,
  Walls,
} from "../protocol";
import { automatic, buttonsOf, type Autos, type CallButton } from "./choices";
import { playedIn, playersOf } from "./i18n.svelte";
import type { Line, Listener } from "./socket";
import { settings } from "./settings.svelte";
import { noteWalls } from "./walls";

const PROTOCOL = 1;
const GUARD = 150; // ms after a change of choices in which clicks are not meant for the new ones
const RESEND = 2500; // ms
const HINT_AGAIN = 3000; // ms after which a hint that is not complete is asked for again

const NO_AUTOS: Autos = { win: false, noCalls: false, discard: false };
const AUTOS = "autos"; // where the browser keeps them with the hand they were set in

type Asked = Act | Next | Undo | Redo;

export class Table {
  id = $state(""); // of the table, empty until the server has said it
  view = $state.raw<SeatView | null>(null);
  log = $state.raw<Event[]>([]);
  walls = $state.raw<Walls | null>(null); // what was promised of them; null in replays
  batch = $state.raw<Event[]>([]); // what the last message brought, for motion and sound
  open = $state(false); // the line is up
  delay = $state<number | null>(null); // ms of the last ping
  pending = $state<Asked | null>(null); // sent and not yet answered: sent again until it is, also on another line
  asking = $state.raw<Choice | null>(null); // chosen, but it gives something up: really?
  mode = $state<CallButton | null>(null); // button pressed whose tile is still to be clicked
  refusal = $state.raw<Text | null>(null);
  closed = $state.raw<Text | null>(null); // the server said good-bye for a while
  ended = $state.raw<Text | null>(null); // the server said good-bye for good
  hint = $state.raw<Hint | null>(null); // for the view as it is
  hintAsked = $state(false);
  reload = $state(false); // the server speaks another protocol
  autos: Autos = $state({ ...NO_AUTOS });

  buttons = $derived(this.view ? buttonsOf(this.view) : []);
  players = $derived(playersOf(this.view));

  private held: (ServerMessage & { t: "ev" })[] | null = null; // kept back while something else is shown
  private v = -1;
  private due = -1; // version that the last acknowledged message has led to: what is shown until it comes is over
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
    this.resend = setInterval(() => this.pending && this.send(this.pending), RESEND);
  }

  close(): void {
    clearInterval(this.resend);
    this.line.close();
  }

  /** Make choice `index`, or ask first where it gives something up; false when the page is not ready for it. */
  choose(index: number): boolean {
    if (this.pending || this.v < this.due || Date.now() - this.changed < GUARD) return false;
    const choice = this.view?.choices[index];
    if (choice?.confirm && this.asking !== choice) {
      this.asking = choice;
      return true;
    }
    this.asking = null;
    this.mode = null;
    this.ask({ t: "act", id: newId(), v: this.v, choice: index });
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

  /** Keep back what happens from now on, unless a clock runs. */
  hold(): void {
    this.held ??= [];
  }

  /** Show what was kept back. */
  release(): void {
    const held = this.held ?? [];
    this.held = null;
    held.forEach((message) => this.receive(message));
  }

  /** Turn one of the automatic toggles; it outlives a reload of the page. */
  flip(name: keyof Autos): void {
    this.autos[name] = !this.autos[name];
    this.keepAutos();
  }

  next(): void {
    if (!this.pending) this.ask({ t: "next", id: newId(), v: this.v });
  }

  undo(): void {
    if (this.view?.can_undo && !this.pending) this.ask({ t: "undo", id: newId(), v: this.v });
  }

  redo(): void {
    if (this.view?.can_redo && !this.pending) this.ask({ t: "redo", id: newId(), v: this.v });
  }

  /** Take back the seat that plays by itself. */
  back(): void {
    this.send({ t: "here" });
  }

  private ask(asked: Asked): void {
    this.pending = asked;
    this.refusal = null;
    this.send(asked);
  }

  /** Ask for a hint where there is something to decide and hints are wanted. */
  askHint(): void {
    this.hintAsked = settings.hint && !!this.view?.choices.length;
    if (this.hintAsked) this.send({ t: "hint" });
    else this.hint = null;
  }

  private send(message: ClientMessage): void {
    this.line.send(message);
  }

  private lineChanged(open: boolean): void {
    this.open = open;
    if (!open) return;
    this.release(); // what was kept back is not asked for again
    this.closed = null;
    this.send({ t: "sync", after: this.v });
    if (this.pending) this.send(this.pending);
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "hello":
        this.id = message.table;
        this.reload = message.protocol !== PROTOCOL;
        this.takeWalls(message.walls);
        break;
      case "walls":
        this.takeWalls(message.walls);
        break;
      case "snapshot":
        if (this.held) this.held = [];
        this.log = message.log;
        if (!this.view) this.recallAutos(message.view);
        this.show(message.view, message.v, []);
        break;
      case "ev":
        if (this.held && !message.view.clock) {
          this.held.push(message);
          break;
        }
        this.release();
        if (message.events.some((event) => event.kind === "deal")) this.newHand();
        this.log = [...this.log, ...message.events];
        this.show(message.view, message.v, message.events);
        break;
      case "ack":
        if (message.id !== this.pending?.id) break;
        this.pending = null;
        this.due = message.v;
        break;
      case "hinted":
        if (message.v === this.v) this.takeHint(message.hint);
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

  private takeWalls(walls: Walls): void {
    noteWalls(this.id, walls);
    this.walls = walls;
  }

  private keepAutos(): void {
    const kept = JSON.stringify({ hand: this.view && handOf(this.view), autos: this.autos });
    sessionStorage.setItem(AUTOS, kept);
  }

  /** Take up the toggles as they stood before the page was loaded again, unless another hand has begun since. */
  private recallAutos(view: SeatView): void {
    const kept = JSON.parse(sessionStorage.getItem(AUTOS) ?? "null") as { hand: string; autos: Autos } | null;
    if (kept && (settings.keepAutos || kept.hand === handOf(view))) this.autos = { ...NO_AUTOS, ...kept.autos };
  }

  private takeHint(hint: Hint): void {
    this.hint = hint;
    this.hintAsked = false;
    const v = this.v;
    if (hint.pending) setTimeout(() => this.v === v && settings.hint && this.send({ t: "hint" }), HINT_AGAIN);
  }

  private newHand(): void {
    this.log = [];
    if (!settings.keepAutos) this.autos = { ...NO_AUTOS };
  }

  private show(view: SeatView, v: number, events: Event[]): void {
    if (JSON.stringify(view.choices) !== JSON.stringify(this.view?.choices)) this.changed = Date.now();
    this.v = v;
    playedIn(view.calls);
    this.view = view;
    this.batch = events;
    this.mode = null;
    this.asking = null;
    this.hint = null;
    this.askHint();
    if (events.some((event) => event.kind === "kong")) this.pauseDiscard = true;
    const choice = view.automatic
      ? null
      : automatic(view, { ...this.autos, discard: this.autos.discard && !this.pauseDiscard });
    if (choice !== null) setTimeout(() => this.v === v && this.choose(choice), 2 * GUARD);
    else if (view.choices.length) this.pauseDiscard = false;
  }
}

/** What tells one hand of a match from the others: its name, its dealer and the dice of its break. */
function handOf(view: SeatView): string {
  return JSON.stringify([view.variant, view.round, view.dealer, view.wall.dice]);
}

/** An id no act of this seat had before; `crypto.randomUUID` is missing on plain-HTTP pages in a local network. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
