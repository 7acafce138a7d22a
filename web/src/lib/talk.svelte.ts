// What the people of a room say to each other, as one reader hears it: whom he has muted is silent to him.
import type { Reported, Said } from "../protocol";

/** Phrases that help no hand that is played: they may be said at any time. */
export const AT_ANY_TIME = ["hello", "moment", "back", "slow", "line"];
export const PHRASES = [
  ...AT_ANY_TIME,
  ...["enjoy", "ready", "well", "hand", "congrats", "close", "unlucky", "sorry", "thanks", "again", "bye"],
];
const REMEMBERED = 50; // lines
const SHOWN = 4000; // ms that something stands beside a plate
const FRESH = 2000; // ms after coming in, in which all that is told was said before

export class Talk {
  said = $state.raw<Said[]>([]);
  complaints = $state.raw<Reported[]>([]);
  muted = $state.raw<string[]>([]); // people, by what stands with all they say
  latest = $state.raw<Said | null>(null); // for who listens
  private beside = $state.raw<Said[]>([]); // what stands beside plates now
  private come = Date.now();

  constructor(private room: string) {
    this.muted = JSON.parse(localStorage.getItem(`muted ${room}`) ?? "[]") as string[];
  }

  /** What is said before this comes again over a new line. */
  begin(): void {
    this.come = Date.now();
  }

  hear(one: Said): void {
    if (one.n <= (this.said.at(-1)?.n ?? 0)) return;
    this.said = [...this.said, one].slice(-REMEMBERED);
    if (this.muted.includes(one.who) || Date.now() - this.come < FRESH) return;
    this.latest = one;
    this.beside = [...this.beside.filter((each) => each.by !== one.by), one];
    setTimeout(() => (this.beside = this.beside.filter((each) => each !== one)), SHOWN);
  }

  complain(one: Reported): void {
    this.complaints = [...this.complaints, one].slice(-REMEMBERED);
  }

  /** What the reader hears. */
  get heard(): Said[] {
    return this.said.filter((one) => !this.muted.includes(one.who));
  }

  /** What stands beside the plate of somebody now. */
  by(name: string): Said | undefined {
    return this.beside.find((one) => one.by === name);
  }

  /** Hear somebody no more, or again; the browser remembers it for this room. */
  mute(who: string, on: boolean): void {
    this.muted = on ? [...this.muted, who] : this.muted.filter((each) => each !== who);
    this.beside = this.beside.filter((one) => !this.muted.includes(one.who));
    localStorage.setItem(`muted ${this.room}`, JSON.stringify(this.muted));
  }
}
