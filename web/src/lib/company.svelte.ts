// The people of one room as the page holds them; the match they play is followed by a Table on the same line.
import type { Arranging, Ordered, RoomMessage, RoomPlace, RoomState, ServerMessage, Text } from "../protocol";
import type { Line, Listener } from "./socket";
import { keepTable } from "./people";
import { Talk } from "./talk.svelte";

/** A line that says more than a table needs. */
interface RoomLine {
  send(message: RoomMessage): boolean;
  close(): void;
}

type Asked = Arranging extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
const SHOWN = 12_000; // ms that news stand on the page

export class Company {
  state = $state.raw<RoomState | null>(null);
  open = $state(false); // the line is up
  refusal = $state.raw<Text | null>(null); // why what was asked last was refused
  news = $state.raw<Text | null>(null); // what has just happened in the room
  ended = $state.raw<Text | null>(null); // the server said good-bye for good
  busy = $state(0); // messages that are not answered yet
  foreseen = $state.raw<Text[] | null>(null); // what the ruling would do that was asked about last
  unforeseen = $state.raw<Text | null>(null); // why it cannot be made

  talk: Talk;

  private foreseeing = ""; // id of that question
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private results = $state(false); // those of a hand are shown
  private line: RoomLine;
  private table: Listener | null = null;
  private pending: Arranging[] = []; // sent again until they are answered

  constructor(connect: (listener: Listener) => RoomLine, room = "") {
    this.talk = new Talk(room);
    this.line = connect({
      message: (message) => this.receive(message),
      state: (open) => this.lineChanged(open),
      delay: (ms) => this.table?.delay(ms),
    });
  }

  close(): void {
    this.line.close();
  }

  /** The line of the table that is played at: the room's own. */
  connect = (listener: Listener): Line => {
    this.table = listener;
    queueMicrotask(() => this.open && this.table === listener && listener.state(true));
    return {
      send: (message) => this.line.send(message),
      close: () => {
        if (this.table === listener) this.table = null;
      },
    };
  };

  /** Ask for something of the room; it is sent again until it is answered. */
  say(asked: Asked): void {
    const message = { ...asked, id: newId() } as Arranging;
    this.refusal = null;
    this.pending.push(message);
    this.busy = this.pending.length;
    this.line.send(message);
  }

  /** Ask what a ruling would do, or taking one back; only the answer to the last question counts. */
  foresee(ruling: Ordered | null, back: number | null): void {
    this.foreseen = this.unforeseen = null;
    this.foreseeing = newId();
    this.line.send({ t: "foresee", id: this.foreseeing, ruling, back });
  }

  /** Ask no more what a ruling would do. */
  forgetForeseen(): void {
    this.foreseeing = "";
    this.foreseen = this.unforeseen = null;
  }

  /** No hand is being played. */
  get between(): boolean {
    return this.state?.state !== "playing" || this.results;
  }

  /** The place that sits at a seat of the match, if people know it. */
  at(seat: number): RoomPlace | undefined {
    return this.state?.places.find((place) => place.seat === seat);
  }

  private hear(news: Text): void {
    this.news = news;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.news = null), SHOWN);
  }

  private lineChanged(open: boolean): void {
    this.open = open;
    if (open) this.talk.begin();
    if (open) this.pending.forEach((message) => this.line.send(message));
    this.table?.state(open);
  }

  private receive(message: ServerMessage): void {
    if (message.t === "room") {
      this.state = message;
      if (message.own !== null && message.state !== "gathering") keepTable(message.table, message.room);
      return;
    }
    if (message.t === "said") return this.talk.hear(message);
    if (message.t === "news") return this.hear(message.text);
    if (message.t === "foreseen") {
      if (message.id === this.foreseeing) this.foreseen = message.says;
      return;
    }
    if (message.t === "reject" && message.id && message.id === this.foreseeing) {
      this.unforeseen = message.reason;
      return;
    }
    if (message.t === "reported") return this.talk.complain(message);
    if (message.t === "snapshot" || message.t === "ev") this.results = message.view.results.length > 0;
    if (message.t === "ack" || message.t === "reject") {
      const left = this.pending.filter((one) => one.id !== message.id);
      const own = left.length < this.pending.length;
      this.pending = left;
      this.busy = left.length;
      if (message.t === "reject" && (own || !message.id)) this.refusal = message.reason;
      if (own) return;
    }
    if (message.t === "bye" && message.retry_in === null) this.ended = message.reason;
    this.table?.message(message);
  }
}
