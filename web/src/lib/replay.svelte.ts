// A recorded game while it is watched: which step is shown, and how the page goes from one to another.
import type { Replay as Game, ReplayFrame, Text } from "../protocol";
import { frameOf, playOn, Refused } from "./api";
import type { Line, Listener } from "./socket";

export const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP = 1000; // ms at speed 1
const RESULT = 3000; // ms that a result is shown at speed 1
const SHORTEST = 1000; // ms that a result is shown at any speed
const AHEAD = 3; // steps fetched before they are asked for
const MOST_FRAMES = 400;
const NO_MOTION = 4; // from this speed on tiles do not move

/** Where somebody is in a record; all count from 0. */
export interface Place {
  record: string;
  game: number;
  hand: number;
  step: number;
  seat: number;
  open: boolean; // all hands are shown
}

/** The part of an address behind `#`; in it games, hands and steps count from 1. */
export function addressOf(place: Place): string {
  const only = place.open ? "" : "/one";
  return `/r/${place.record}/${place.game + 1}/${place.hand + 1}.${place.step + 1}/${place.seat}${only}`;
}

/** The place of an address, with what it leaves out as null. */
export function placeOf(address: string) {
  const [record = "", game, position = "", seat, only] = address.split("/").slice(2);
  const [hand, step] = position.split(".");
  const number = (text: string | undefined) => (/^[0-9]{1,4}$/.test(text ?? "") ? Number(text) : null);
  const less = (n: number | null) => (n === null ? null : Math.max(n - 1, 0));
  return {
    record,
    game: less(number(game)),
    hand: less(number(hand)),
    step: less(number(step)),
    seat: number(seat),
    open: only !== "one",
    review: only === "review", // the game is to be reviewed
  };
}

/** Sit down against bots at the seat that is looked from; return why that cannot be, null where it can. */
export async function sitDown(replay: Replay): Promise<Text | null> {
  const { record, game, hand, step, seat, frame } = replay;
  if (!frame) return null;
  replay.pause();
  try {
    location.hash = `/t/${await playOn(record, game, `${hand}/${step}`, seat, frame.view.variant)}`;
    return null;
  } catch (error) {
    return error instanceof Refused ? error.reason : { key: "error-server", args: { status: "?" }, rule: null };
  }
}

export class Replay {
  hand = $state(0);
  step = $state(0);
  seat = $state(0);
  open = $state(true);
  playing = $state(false);
  speed = $state(1);
  frame = $state.raw<ReplayFrame | null>(null);
  problem = $state.raw<Text | null>(null);

  private listener: Listener | null = null;
  private frames: Record<string, Promise<ReplayFrame> | undefined> = {};
  private asked = 0; // counts what was asked for
  private shown = 0; // the latest of these that is on the table
  private before = ""; // the step before what is on the table is this one's
  private v = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly record: string,
    readonly game: number,
    readonly info: Game,
    start: { hand: number | null; step: number | null; seat: number | null; open: boolean },
  ) {
    this.hand = Math.min(start.hand ?? 0, info.hands.length - 1);
    this.step = Math.min(start.step ?? 0, this.steps - 1);
    this.seat = start.seat !== null && start.seat < info.players.length ? start.seat : info.seat;
    this.open = start.open;
  }

  /** Steps of the present hand. */
  get steps(): number {
    return this.info.hands[this.hand]?.steps ?? 1;
  }

  get address(): string {
    const { record, game, hand, step, seat, open } = this;
    return addressOf({ record, game, hand, step, seat, open });
  }

  /** The line of a table on which this game is shown. */
  connect = (listener: Listener): Line => {
    this.listener = listener;
    queueMicrotask(() => {
      listener.state(true);
      void this.show();
    });
    const send: Line["send"] = (message) => {
      if (message.t !== "next") return true;
      listener.message({ t: "ack", id: message.id, v: this.v }); // otherwise the table asks again
      this.forward();
      return true;
    };
    return { send, close: () => this.close() };
  };

  close(): void {
    this.listener = null;
    this.pause();
  }

  go(hand: number, step: number): void {
    const last = this.info.hands.length - 1;
    this.hand = Math.max(0, Math.min(hand, last));
    this.step = Math.max(0, Math.min(step, this.steps - 1));
    void this.show();
    if (this.playing) this.goOn();
  }

  forward(): void {
    if (this.step < this.steps - 1) this.go(this.hand, this.step + 1);
    else if (this.hand < this.info.hands.length - 1) this.go(this.hand + 1, 0);
    else this.pause();
  }

  back(): void {
    if (this.step > 0) this.go(this.hand, this.step - 1);
    else if (this.hand > 0) this.go(this.hand - 1, Infinity);
  }

  /** To the start of the hand, from there to that of the hand before. */
  toStart(): void {
    this.go(this.step > 0 ? this.hand : this.hand - 1, 0);
  }

  /** To the end of the hand, from there to that of the next one. */
  toEnd(): void {
    this.go(this.step < this.steps - 1 ? this.hand : this.hand + 1, Infinity);
  }

  look(seat: number): void {
    this.seat = (seat + this.info.players.length) % this.info.players.length;
    void this.show();
  }

  openAll(open: boolean): void {
    this.open = open;
    void this.show();
  }

  flip(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    this.forward();
    if (this.playing) this.goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Play slower or faster by so many of the speeds. */
  quicken(by: number): void {
    const place = Math.max(0, Math.min(SPEEDS.indexOf(this.speed) + by, SPEEDS.length - 1));
    this.speed = SPEEDS[place] ?? 1;
    if (this.playing) this.goOn();
  }

  private goOn(): void {
    clearTimeout(this.timer);
    const wait = this.step < this.steps - 1 ? STEP / this.speed : Math.max(RESULT / this.speed, SHORTEST);
    this.timer = setTimeout(() => this.playing && this.forward(), wait);
  }

  private key(hand: number, step: number): string {
    return `${hand}/${step}?seat=${this.seat}&open=${Number(this.open)}`;
  }

  private fetch(hand: number, step: number): Promise<ReplayFrame> {
    const key = this.key(hand, step);
    if (Object.keys(this.frames).length > MOST_FRAMES) this.frames = {};
    const found = this.frames[key] ?? frameOf(this.record, this.game, key);
    this.frames[key] = found;
    found.catch(() => delete this.frames[key]);
    return found;
  }

  private async show(): Promise<void> {
    const number = ++this.asked;
    const [hand, step] = [this.hand, this.step];
    const follows = step > 0 && this.before === this.key(hand, step - 1);
    const key = this.key(hand, step);
    try {
      const frame = await this.fetch(hand, step);
      if (number < this.shown || !this.listener) return;
      this.shown = number;
      this.before = key;
      this.frame = frame;
      this.problem = null;
      this.put(frame, follows);
    } catch (error) {
      this.problem = error instanceof Refused ? error.reason : { key: "error-no-server", args: {}, rule: null };
      return this.pause();
    }
    if (number === this.asked)
      for (let n = 1; n <= AHEAD && step + n < this.steps; n++) void this.fetch(hand, step + n);
  }

  /** Hand a step to the table: what has just happened moves, everything else lies there at once. */
  private put(frame: ReplayFrame, follows: boolean): void {
    const v = ++this.v;
    const { view, log, fresh } = frame;
    const moves = follows && !(this.playing && this.speed >= NO_MOTION);
    if (moves) this.listener?.message({ t: "ev", v, view, events: log.slice(log.length - fresh) });
    else this.listener?.message({ t: "snapshot", v, view, log });
  }
}
