// A lesson while somebody takes it: the board on the table, what was answered, what that came to.
import type { Exercise, ExerciseAnswer, ExerciseMarked, Text } from "../protocol";
import { board, markBoard, Refused } from "./api";
import { language } from "./i18n.svelte";
import { noteSolved } from "./lessons";
import { still } from "./motion";
import { settings } from "./settings.svelte";
import type { Line, Listener } from "./socket";

const AGAIN = 1000; // ms after which a busy server is asked again
const STEP = 900; // ms that a step of somebody else is looked at, at speed 1

export class Lesson {
  number = $state(0);
  shown = $state.raw<Exercise | null>(null);
  marked = $state.raw<ExerciseMarked | null>(null); // what the latest answer came to
  busy = $state(false);
  problem = $state.raw<Text | null>(null);

  private listener: Listener | null = null;
  private v = 1;

  /** `onward` leads from a solved board to the next one. */
  constructor(
    readonly game: string,
    number: number,
    readonly onward: () => void,
  ) {
    this.number = number;
  }

  get solved(): boolean {
    return !!this.marked?.is_right;
  }

  /** The line of a table on which the boards lie. */
  connect = (listener: Listener): Line => {
    this.listener = listener;
    queueMicrotask(() => {
      listener.state(true);
      void this.lay();
    });
    const send: Line["send"] = (message) => {
      if (message.t === "act") void this.answer({ choice: message.choice, word: "" }, message.id);
      else if (message.t === "next") {
        listener.message({ t: "ack", id: message.id, v: this.v });
        this.onward();
      }
      return true;
    };
    return { send, close: () => (this.listener = null) };
  };

  /** Answer in a word. */
  say(word: string): void {
    void this.answer({ choice: null, word }, "");
  }

  /** Go on with the hand: what the others do, then the next board. */
  async goOn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const found = await this.asked(() => board(this.game, this.number + 1));
    if (found) {
      this.shown = this.marked = null;
      for (const step of found.before) {
        this.v += 1;
        this.listener?.message({ t: "ev", v: this.v, view: step.view, events: step.events });
        if (!still()) await new Promise((then) => setTimeout(then, STEP / (settings.speed || 1)));
      }
      this.number = found.number;
      this.shown = found;
      this.v += 1;
      this.listener?.message({ t: "ev", v: this.v, view: found.view, events: [] });
    }
    this.busy = false;
  }

  private async lay(): Promise<void> {
    const found = await this.asked(() => board(this.game, this.number));
    if (!found || !this.listener) return;
    this.shown = found;
    this.listener.message({ t: "snapshot", v: this.v, view: found.view, log: found.log });
  }

  private async answer(given: ExerciseAnswer, id: string): Promise<void> {
    if (this.busy || this.solved) return;
    this.busy = true;
    const marked = await this.asked(() => markBoard(language(), this.game, this.number, given));
    this.busy = false;
    if (id) this.listener?.message({ t: "ack", id, v: this.v });
    if (!marked) return;
    this.marked = marked;
    if (!marked.view) return;
    noteSolved(this.game, this.number);
    this.v += 1;
    this.listener?.message({ t: "ev", v: this.v, view: marked.view, events: marked.events });
  }

  /** What the server answers; a busy one is asked again, another refusal is kept as the problem. */
  private async asked<Found>(question: () => Promise<Found>): Promise<Found | null> {
    for (;;) {
      try {
        const found = await question();
        this.problem = null;
        return found;
      } catch (error) {
        this.problem = error instanceof Refused ? error.reason : { key: "error-no-server", args: {}, rule: null };
        if (!this.listener || this.problem.key !== "error-too-busy") return null;
        await new Promise((then) => setTimeout(then, AGAIN));
      }
    }
  }
}
