// One line to the server that comes back by itself: 0.5 s, 1 s, 2 s ... 8 s, at once when the page wakes up.
import type { ClientMessage, ServerMessage } from "../protocol";

export interface Line {
  send(message: ClientMessage): boolean;
  close(): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  state(open: boolean): void;
  delay(ms: number): void;
}

const LONGEST_WAIT = 8000;
const PING_EVERY = 5000;
const SILENCE = 12000; // ms without any message before the line counts as dead

export function connect(url: string, listener: Listener): Line {
  let socket: WebSocket | null = null;
  let wait = 500;
  let closed = false;
  let heard = 0;
  let pinged = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(retry);
    if (closed || (socket && socket.readyState <= WebSocket.OPEN)) return;
    const line = new WebSocket(url);
    socket = line;
    line.onopen = () => {
      heard = Date.now();
      listener.state(true);
    };
    line.onmessage = (event) => {
      heard = Date.now();
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.t === "pong") listener.delay(heard - pinged);
      else {
        if (message.t === "bye" && message.retry_in === null) closed = true;
        if (message.t === "ev") wait = 500; // a line that only opens and closes again is not worth hurrying for
        listener.message(message);
      }
    };
    line.onclose = () => {
      if (line !== socket) return;
      listener.state(false);
      retry = setTimeout(open, wait * (0.8 + 0.4 * Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  function send(message: ClientMessage): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE) return socket.close();
    pinged = Date.now();
    send({ t: "ping" });
  }, PING_EVERY);
  const wake = () => {
    wait = 500;
    if (document.visibilityState === "visible") open();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  open();

  return {
    send,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
    },
  };
}
