import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, type Line } from "../src/lib/socket";
import type { ServerMessage } from "../src/protocol";

/** A socket whose server does what the test says: nothing, unless told. */
class Socket {
  static all: Socket[] = [];
  static answers = true; // to pings
  static accepts = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  left = false;

  constructor(readonly url: string) {
    Socket.all.push(this);
    setTimeout(() => Socket.accepts && this.onopen?.(), 10);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { t: string }).t);
    if (Socket.answers) setTimeout(() => this.say({ t: "pong" }), 20);
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.left = true; // the closing handshake is never answered: onclose does not come
  }
}

let line: Line;
let states: [boolean, number][] = [];
let delays: number[] = [];
const last = () => Socket.all.at(-1)!;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  Socket.answers = Socket.accepts = true;
  states = [];
  delays = [];
  line = connect("ws://here", {
    message: () => undefined,
    state: (open) => states.push([open, Date.now()]),
    delay: (ms) => delays.push(ms),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that answers stays, and tells its delay", async () => {
  await pass(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(states.map(([open]) => open)).toEqual([true]);
  expect(new Set(delays)).toEqual(new Set([20]));
});

test.each([0, 700, 1500, 2900, 3900])("a server frozen after %i ms more is noticed within 12 s", async (more) => {
  await pass(20_000 + more);
  const frozen = Date.now();
  Socket.answers = Socket.accepts = false;
  await pass(12_000);
  const [open, when] = states.at(-1)!;
  expect(open).toBe(false);
  expect(when - frozen).toBeLessThan(12_000);
  expect(line.send({ t: "next", id: "one", v: 1 })).toBe(false);
});

test("a server that wakes up again is found within the longest wait, also where new lines had been left hanging", async () => {
  await pass(20_000);
  Socket.answers = Socket.accepts = false;
  await pass(60_000);
  expect(Socket.all.length).toBeGreaterThan(3); // none of them waits for a handshake that does not come
  expect(Socket.all.slice(0, -1).every((socket) => socket.left)).toBe(true);
  Socket.answers = Socket.accepts = true;
  await pass(16_000);
  expect(states.at(-1)![0]).toBe(true);
  expect(line.send({ t: "next", id: "one", v: 1 })).toBe(true);
});

test("messages that come late from a line given up are not heard", async () => {
  await pass(20_000);
  const first = last();
  Socket.answers = false;
  await pass(14_000);
  const before = delays.length;
  first.say({ t: "pong" });
  first.onclose?.();
  expect(delays).toHaveLength(before);
  expect(Socket.all).toHaveLength(2);
});

test("a page that slept asks before it gives its line up", async () => {
  await pass(20_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(5_000);
  expect(Socket.all).toHaveLength(1);
  expect(states).toHaveLength(1);
});

test("waking up asks at once", async () => {
  await pass(20_500);
  const before = last().sent.length;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(last().sent.length).toBe(before + 1);
});

test("a server that says when it is back is not asked before", async () => {
  await pass(20_000);
  last().say({ t: "bye", reason: { key: "bye-stopped", args: {}, rule: null }, retry_in: 5 });
  last().onclose?.();
  await pass(4_900);
  expect(Socket.all).toHaveLength(1);
  await pass(200);
  expect(Socket.all).toHaveLength(2);
});

test("after a good-bye for ever nobody knocks again", async () => {
  await pass(20_000);
  last().say({ t: "bye", reason: { key: "bye-elsewhere", args: {}, rule: null }, retry_in: null });
  last().onclose?.();
  await pass(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("what has changed comes to the page as a whole view, and without the one before it asks for that", async () => {
  const heard: ServerMessage[] = [];
  line.close();
  line = connect("ws://here", { message: (one) => heard.push(one), state: () => undefined, delay: () => undefined });
  await pass(100);
  const say = (message: object) => last().say(message as ServerMessage);
  say({ t: "ch", v: 2, base: 1, events: [], steps: [] });
  expect(heard).toEqual([]);
  expect(last().sent).toEqual(["sync"]);
  say({ t: "snapshot", v: 2, view: { tiles_left: 9, hand: ["1m", "3m"] }, log: [] });
  const steps = [
    ["tiles_left", 8],
    ["hand", 1, 0, ["2m"]],
  ];
  say({ t: "ch", v: 3, base: 2, events: [], steps });
  expect(heard.at(-1)).toEqual({ t: "ev", v: 3, events: [], view: { tiles_left: 8, hand: ["1m", "2m", "3m"] } });
  expect((heard[0] as unknown as { view: object }).view).toEqual({ tiles_left: 9, hand: ["1m", "3m"] });
});

test("the right to a seat travels beside the address, not in it", () => {
  const spoken: (string[] | undefined)[] = [];
  class Seated extends Socket {
    constructor(url: string, protocols?: string[]) {
      super(url);
      spoken.push(protocols);
    }
  }
  vi.stubGlobal("WebSocket", Seated);
  const nobody = { message: () => undefined, state: () => undefined, delay: () => undefined };
  const seated = connect("ws://here/ws/T", nobody, "s3cr-et_");
  expect(spoken).toEqual([["fangcheng", "brief", "seat.s3cr-et_"]]);
  expect(last().url).toBe("ws://here/ws/T");
  seated.close();
});
