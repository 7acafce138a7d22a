// What people say to each other, as one reader hears it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Said, ServerMessage } from "../src/protocol";
import { Company } from "../src/lib/company.svelte";
import { Looking } from "../src/lib/looking.svelte";
import type { Listener } from "../src/lib/socket";
import { PHRASES, Talk } from "../src/lib/talk.svelte";

const said = (n: number, by: string, phrase = "hello", who = `mark of ${by}`): Said => ({
  t: "said",
  n,
  by,
  who,
  phrase,
  tile: "",
  text: "",
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

/** A talk that the reader came to some time ago. */
function talk(): Talk {
  const made = new Talk("room1");
  vi.advanceTimersByTime(5000);
  return made;
}

describe("the talk of a room", () => {
  it("stands beside a plate for a while, and stays among what was said", () => {
    const heard = talk();
    heard.hear(said(1, "Anna"));
    expect(heard.by("Anna")?.n).toBe(1);
    expect(heard.by("Ben")).toBeUndefined();
    vi.advanceTimersByTime(4100);
    expect(heard.by("Anna")).toBeUndefined();
    expect(heard.heard.map((one) => one.n)).toEqual([1]);
  });

  it("is heard once, however often it is told", () => {
    const heard = talk();
    [1, 2, 1, 2, 3].forEach((n) => heard.hear(said(n, "Anna")));
    expect(heard.said.map((one) => one.n)).toEqual([1, 2, 3]);
  });

  it("that was said before the reader came is no news", () => {
    const heard = new Talk("room1");
    heard.hear(said(1, "Anna"));
    expect([heard.by("Anna"), heard.latest]).toEqual([undefined, null]);
    expect(heard.heard.length).toBe(1);
  });

  it("of whom the reader has muted is silent to him, also after the page was loaded again", () => {
    const heard = talk();
    heard.hear(said(1, "Anna"));
    heard.mute("mark of Anna", true);
    heard.hear(said(2, "Anna"));
    heard.hear(said(3, "Ben"));
    heard.hear(said(4, "Somebody else", "hello", "mark of Anna")); // she is called otherwise now
    expect(heard.heard.map((one) => one.by)).toEqual(["Ben"]);
    expect([heard.by("Anna"), heard.latest?.by]).toEqual([undefined, "Ben"]);
    expect(new Talk("room1").muted).toEqual(["mark of Anna"]);
    expect(new Talk("room2").muted).toEqual([]);
    heard.mute("mark of Anna", false);
    expect(heard.heard.length).toBe(4);
  });

  it("has sixteen phrases", () => expect(new Set(PHRASES).size).toBe(16));
});

describe("who looks on", () => {
  it("sees each view with the chosen chair in front, and asks for it anew when he goes on", () => {
    const sent: { t: string }[] = [];
    let hear!: Listener;
    const company = new Company((listener) => {
      hear = listener;
      return { send: (message) => (sent.push(message), true), close() {} };
    });
    const looking = new Looking(company);
    const shown: ServerMessage[] = [];
    looking.connect({ message: (message) => shown.push(message), state() {}, delay() {} });
    looking.turn();
    expect(sent).toEqual([]); // nothing was shown yet
    const view = {
      seats: [0, 1, 2, 3].map((place, seat) => ({ seat, place })),
      wall: { sides: [], dice: [], opened: null },
      results: [],
    };
    hear.message({ t: "snapshot", v: 1, view, log: [] } as never);
    looking.turn();
    expect(sent).toEqual([{ t: "sync", after: -1 }]);
    hear.message({ t: "snapshot", v: 1, view, log: [] } as never);
    const places = shown.map((message) =>
      (message as unknown as { view: typeof view }).view.seats.map((seat) => seat.place),
    );
    expect(places).toEqual([
      [0, 1, 2, 3],
      [3, 0, 1, 2],
    ]);
  });
});
