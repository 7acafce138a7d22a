// Looking on at a match: what the room sends of it, turned so that the chosen chair lies in front.
import type { ServerMessage } from "../protocol";
import type { Company } from "./company.svelte";
import type { Line, Listener } from "./socket";
import { turned } from "./turned";

export class Looking {
  front = $state(0); // the seat in front
  seats = $state(0); // how many there are; 0 before anything was shown

  private line: Line | null = null;

  constructor(private company: Company) {}

  connect = (listener: Listener): Line => {
    const line = this.company.connect({ ...listener, message: (message) => listener.message(this.seen(message)) });
    this.line = line;
    return line;
  };

  /** Go on to the next chair. */
  turn(): void {
    if (!this.seats) return;
    this.front = (this.front + 1) % this.seats;
    this.line?.send({ t: "sync", after: -1 });
  }

  private seen(message: ServerMessage): ServerMessage {
    if (message.t !== "snapshot" && message.t !== "ev") return message;
    this.seats = message.view.seats.length;
    return { ...message, view: turned(message.view, this.front % this.seats) };
  }
}
