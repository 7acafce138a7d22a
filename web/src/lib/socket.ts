// One line to the server that comes back by itself: 0.5 s, 1 s, 2 s ... 8 s, at once when the page wakes up.
import type { Changed, ClientMessage, SeatView, ServerMessage } from "../protocol";
import { changed } from "./changes";

export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  state(open: boolean): void;
  delay(ms: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 1000;
const PING_EVERY = 4000; // ms; with PATIENCE and a beat, a dead line is noticed within 11 s
const PATIENCE = 6000; // ms that a ping, or a new line, may go without an answer

/** `seat` is the right to a seat; it travels beside the address, which servers on the way write down. */
export function connect(url: string, listener: Listener, seat?: string): Line {
  let socket: WebSocket | null = null;
  let up = false;
  let closed = false;
  let wait = FIRST_WAIT;
  let rest = 0; // ms the server asked us to stay away
  let pinged = 0;
  let asked: number | null = null; // since when an answer is owed, to a ping or to a new line
  let beaten = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let shown: { v: number; view: SeatView } | null = null; // the last view on this line

  function open(): void {
    clearTimeout(retry);
    if (closed || socket) return;
    const line = new WebSocket(url, ["fangcheng", "brief", ...(seat === undefined ? [] : [`seat.${seat}`])]);
    socket = line;
    shown = null;
    asked = Date.now();
    line.onopen = () => {
      up = true;
      asked = null;
      pinged = Date.now();
      listener.state(true);
    };
    line.onmessage = (event) => hear(JSON.parse(event.data as string) as ServerMessage | Changed);
    line.onclose = lost;
  }

  function hear(said: ServerMessage | Changed): void {
    asked = null;
    const message = said.t === "ch" ? whole(said) : said;
    if (message === null) return;
    if (message.t === "ev" || message.t === "snapshot") shown = { v: message.v, view: message.view };
    if (message.t === "pong") {
      wait = FIRST_WAIT; // a line that only opens and closes again is not worth hurrying for
      return listener.delay(Date.now() - pinged);
    }
    if (message.t === "bye" && message.retry_in === null) closed = true;
    else if (message.t === "bye") rest = 1000 * (message.retry_in ?? 0);
    listener.message(message);
  }

  /** The view with what has changed of it; where the one before is missing it is asked for. */
  function whole({ v, base, events, steps }: Changed): ServerMessage | null {
    if (shown?.v === base) return { t: "ev", v, events, view: changed(shown.view, steps) };
    send({ t: "sync", after: -1 });
    return null;
  }

  /** Let go of the line at once. Closing it politely can take a minute where nobody answers, so nobody waits for it. */
  function lost(): void {
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    socket = asked = null;
    if (up) listener.state(false);
    up = false;
    retry = setTimeout(open, Math.max(rest, wait * (0.8 + 0.4 * Math.random())));
    wait = Math.min(wait * 2, LONGEST_WAIT);
    rest = 0;
  }

  function send(message: ClientMessage): boolean {
    if (!socket || !up) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function ping(): void {
    asked = pinged = Date.now();
    send({ t: "ping" });
  }

  function beat(): void {
    const now = Date.now();
    const slept = now - beaten > 3 * BEAT; // what came in meanwhile has not been read yet
    beaten = now;
    if (!socket) return;
    if (slept && up) ping();
    else if (asked !== null && now - asked >= PATIENCE) lost();
    else if (asked === null && now - pinged >= PING_EVERY) ping();
  }

  function wake(): void {
    if (document.visibilityState !== "visible") return;
    wait = FIRST_WAIT;
    if (up) ping();
    else open();
  }

  const beating = setInterval(beat, BEAT);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  open();

  return {
    send,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beating);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
      socket?.close();
    },
  };
}
