import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tileName } from "../src/lib/i18n.svelte";
import { set } from "../src/lib/settings.svelte";
import type { Line, Listener } from "../src/lib/socket";
import type { ClientMessage } from "../src/protocol";
import TablePage from "../src/pages/TablePage.svelte";
import { mockTable, MOCKS } from "./helpers";

let sent: ClientMessage[] = [];
let listener: Listener;
let page: Record<string, unknown>;

function connect(to: Listener): Line {
  listener = to;
  const send = (message: ClientMessage) => sent.push(message) > 0;
  return { send, close: () => undefined };
}

/** A page of this size showing a mock table, some time after it came. */
async function show(name: string): Promise<void> {
  page = mount(TablePage, { target: document.body, props: { connect } });
  const { view, log } = mockTable(name);
  const walls = { match: 1, commitment: "", opening: "", next: "" };
  listener.state(true);
  listener.message({ t: "hello", table: name, seat: 0, v: 1, walls, protocol: 1 });
  listener.message({ t: "snapshot", v: 1, view, log });
  await settle();
}

async function settle(): Promise<void> {
  flushSync();
  await tick();
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
}

const press = (key: string, more: KeyboardEventInit = {}) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
};
const acts = () => sent.filter((message) => message.t === "act").map((message) => message.choice);
/** Tell the page that what it sent last was done. */
const answer = () => {
  const last = sent.at(-1)!;
  if ("id" in last) listener.message({ t: "ack", id: last.id, v: 2 });
};
const hand = () => [...document.querySelectorAll<HTMLButtonElement>(".hand .tile")];
const button = (label: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(label));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  for (const [key, value] of [
    ["clientWidth", 796],
    ["clientHeight", 760],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, key, { configurable: true, get: () => value });
  }
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
  document.body.innerHTML = "";
  sessionStorage.clear();
  localStorage.clear();
  set("sorted", true);
});

test.each(MOCKS)("%s is drawn with every own tile a named button", async (name) => {
  await show(name);
  expect(hand()).toHaveLength(mockTable(name).view.hand.length);
  expect(hand().every((tile) => tile.getAttribute("aria-label"))).toBe(true);
});

test("every die shows its pips as dice do, two and three along a diagonal", async () => {
  await show("taiwan");
  const { view } = mockTable("taiwan");
  listener.message({
    t: "ev",
    v: 2,
    events: [],
    view: { ...view, indicators: [], wall: { ...view.wall, dice: [1, 2, 3, 4, 5, 6] } },
  });
  await settle();
  const pips = [...document.querySelectorAll(".die")].map((die) =>
    [...die.children].map((pip) => (pip.classList.contains("on") ? "o" : ".")).join(""),
  );
  expect(pips).toEqual(["....o....", "..o...o..", "..o.o.o..", "o.o...o.o", "o.o.o.o.o", "o.oo.oo.o"]);
});

test("a turned tile that points at no other is named in the middle, and beside a won hand", async () => {
  await show("taiwan");
  const { view } = mockTable("taiwan");
  const label = { key: "indicator-treasure", args: {}, rule: null };
  const centre = () => document.querySelector(".centre .indicators")!.textContent;
  listener.message({ t: "ev", v: 2, events: [], view: { ...view, indicators: [{ tile: "5p", label, means: [] }] } });
  await settle();
  expect(centre()).toContain("Treasure");
  listener.message({
    t: "ev",
    v: 3,
    events: [],
    view: { ...view, indicators: [{ tile: "5p", label, means: ["6p"] }] },
  });
  await settle();
  expect(centre()).not.toContain("Treasure");
  await unmount(page);
  await show("riichi-result");
  expect(document.querySelector(".result .indicators")!.textContent).toMatch(/Dora indicator.*Ura dora indicator/s);
});

test("a line that is lost is told on the table, and no longer once it is back", async () => {
  await show("taiwan");
  const told = () => document.querySelector("main [role=alert]")?.textContent;
  expect(told()).toBeUndefined();
  listener.state(false);
  flushSync();
  expect(told()).toBe("Connection lost, trying again");
  listener.state(true);
  flushSync();
  expect(told()).toBeUndefined();
});

describe("acting", () => {
  test("a click on a tile makes its choice, once", async () => {
    await show("taiwan");
    hand()[3]!.click();
    hand()[4]!.click();
    expect(acts()).toEqual([3]);
  });

  test("clicks meant for what was there before are not taken", async () => {
    await show("taiwan");
    const { view } = mockTable("riichi-call");
    listener.message({ t: "ev", v: 2, events: [], view });
    flushSync();
    button("Pass")!.click();
    expect(acts()).toEqual([]);
    await settle();
    button("Pass")!.click();
    expect(acts()).toEqual([3]);
  });

  test("between the answer to an act and what came of it nothing is chosen", async () => {
    await show("taiwan");
    hand()[3]!.click();
    answer();
    flushSync();
    hand()[4]!.click();
    expect(acts()).toEqual([3]);
    const { view } = mockTable("taiwan");
    listener.message({ t: "ev", v: 2, events: [], view });
    await settle();
    hand()[4]!.click();
    expect(acts()).toEqual([3, 4]);
  });

  test("riichi asks for the tile, and only fitting tiles answer", async () => {
    await show("riichi-turn");
    button("Riichi")!.click();
    flushSync();
    hand()[0]!.click();
    expect(acts()).toEqual([]);
    hand()[13]!.click();
    expect(acts()).toEqual([15]);
  });

  test("a forbidden tile does nothing and says why", async () => {
    await show("riichi-swap");
    const tile = hand()[6]!;
    expect(tile.getAttribute("aria-disabled")).toBe("true");
    expect(tile.getAttribute("aria-label")).toContain("You may not discard");
    tile.click();
    expect(acts()).toEqual([]);
  });

  test("a refused act is explained", async () => {
    await show("taiwan");
    hand()[0]!.click();
    const act = sent.find((message) => message.t === "act")!;
    listener.message({ t: "reject", id: act.id, reason: { key: "illegal-stale", args: {}, rule: null } });
    await settle();
    expect(document.querySelector("[role=alert]")!.textContent).toContain("moved on");
  });
});

describe("the keyboard", () => {
  test("letters are tiles, space is the drawn one", async () => {
    await show("taiwan");
    press("e");
    expect(acts()).toEqual([2]);
  });

  test("without sorting a letter throws the tile it stands under, not the server's", async () => {
    await show("taiwan");
    press("S", { shiftKey: true });
    const { view } = mockTable("taiwan");
    view.hand[0]!.tile = "8f"; // the server puts the new tile first, the page at the right end
    listener.message({ t: "ev", v: 2, events: [], view });
    await settle();
    expect(hand().at(-1)!.getAttribute("aria-label")).toContain(tileName("8f"));
    expect(hand()[0]!.getAttribute("aria-label")).toContain(tileName(view.hand[1]!.tile));
    press("q");
    expect(acts()).toEqual([view.hand[1]!.choice]);
  });

  test("space after a click with the pointer throws the drawn tile, not the clicked one", async () => {
    await show("taiwan");
    const tile = hand()[3]!;
    tile.focus();
    tile.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    flushSync();
    expect(document.activeElement).toBe(document.body);
    answer();
    const { view } = mockTable("taiwan");
    listener.message({ t: "ev", v: 2, events: [], view });
    await settle();
    press(" ");
    expect(acts()).toEqual([3, view.hand.find((each) => each.drawn)!.choice]);
  });

  test("digits are calls", async () => {
    await show("riichi-call");
    press("5");
    expect(acts()).toEqual([2]);
  });

  test("shift and a letter turn automatic play on", async () => {
    await show("taiwan");
    press("C", { shiftKey: true });
    expect(button("No calls")!.getAttribute("aria-pressed")).toBe("true");
    expect(acts()).toEqual([]);
  });

  test("automatic play outlives a reload, but not the hand", async () => {
    await show("taiwan");
    press("C", { shiftKey: true });
    await unmount(page);
    await show("taiwan");
    expect(button("No calls")!.getAttribute("aria-pressed")).toBe("true");
    await unmount(page);
    await show("sanma");
    expect(button("No calls")!.getAttribute("aria-pressed")).toBe("false");
  });

  test("declaring ready is taken back by Cancel", async () => {
    await show("riichi-turn");
    press("4");
    expect(hand().filter((tile) => tile.classList.contains("dimmed")).length).toBeGreaterThan(5);
    button("Cancel")!.click();
    flushSync();
    expect(hand().filter((tile) => tile.classList.contains("dimmed"))).toEqual([]);
    expect(acts()).toEqual([]);
  });
});

describe("the opening of a hand", () => {
  const dealing = () => document.querySelector(".page")!.classList.contains("dealing");
  const dealtView = () => {
    const { view, log } = mockTable("riichi-turn");
    for (const seat of view.seats) Object.assign(seat, { river: [], melds: [] });
    view.wall.opened = { place: 0, stack: 3 };
    return { t: "snapshot", v: 1, view, log } as const;
  };
  async function sit(): Promise<void> {
    page = mount(TablePage, { target: document.body, props: { connect } });
    listener.state(true);
    listener.message(dealtView());
    flushSync();
    await tick();
    flushSync();
  }

  test("is shown once, and any key ends it", async () => {
    await sit();
    expect(dealing()).toBe(true);
    press("x");
    expect(dealing()).toBe(false);
    await unmount(page);
    await sit(); // the page loaded again
    expect(dealing()).toBe(false);
  });

  test("ends by itself and keeps back what happens meanwhile", async () => {
    await sit();
    const { view } = dealtView();
    listener.message({ t: "ev", v: 2, events: [], view: { ...view, tiles_left: 7 } });
    flushSync();
    expect(document.querySelector(".centre")!.textContent).not.toContain("Left 7");
    await vi.advanceTimersByTimeAsync(2500);
    flushSync();
    expect(dealing()).toBe(false);
    expect(document.querySelector(".centre")!.textContent).toContain("Left 7");
  });

  test.each([
    ["opening", false],
    ["speed", 0],
  ] as const)("is left out where the setting %s says so", async (key, value) => {
    set(key, value);
    await sit();
    expect(dealing()).toBe(false);
    set("opening", true);
    set("speed", 1);
  });
});

describe("what happened", () => {
  test("is logged, called aloud for a moment and spoken", async () => {
    await show("riichi-call");
    const text = { key: "ev-pon", args: { seat: 3, tiles: "111z" }, rule: null };
    const word = { key: "word-pon", args: {}, rule: null };
    const { view } = mockTable("riichi-turn");
    listener.message({
      t: "ev",
      v: 2,
      events: [{ kind: "pon", text, seat: 3, tiles: ["1z"], cut: false, word }],
      view,
    });
    flushSync();
    expect(document.querySelector(".banner span")!.textContent).toBe("Pon");
    expect(document.querySelector("[aria-live=polite]")!.textContent).toBe("Aiko: pon East, East, East.");
    expect(document.querySelector(".log li:last-child")!.textContent).toContain("Aiko: pon");
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(document.querySelector(".banner")).toBeNull();
  });

  test("is called aloud in place of what the same player called just before", async () => {
    await show("riichi-call");
    const { view } = mockTable("riichi-turn");
    const text = { key: "ev-pon", args: { seat: 3, tiles: "111z" }, rule: null };
    const calls = (["pon", "kong"] as const).map((kind) => {
      const word = { key: `word-${kind}`, args: {}, rule: null };
      return { kind, text, seat: 3, tiles: [], cut: false, word };
    });
    listener.message({ t: "ev", v: 2, events: calls, view });
    flushSync();
    expect([...document.querySelectorAll(".banner span")].map((banner) => banner.textContent)).toEqual(["Kan"]);
  });
});

describe("a table that is gone", () => {
  const bye = (key: string) => {
    listener.message({ t: "bye", reason: { key, args: {}, rule: null }, retry_in: null });
    listener.state(false);
  };

  test("leaves one card with the reason and the ways on", async () => {
    await show("taiwan");
    bye("bye-unknown-table");
    await settle();
    const card = document.querySelector("[role=alertdialog]")!;
    expect(card.textContent).toContain("not open to you");
    expect(card.querySelector("a")!.getAttribute("href")).toBe("#/");
    expect(button("New table")).toBeDefined();
    expect(document.querySelector(".toast")).toBeNull();
    expect(document.body.textContent).not.toContain("Connection lost");
    expect(document.body.textContent).not.toContain("Connecting");
    press("q");
    expect(acts()).toEqual([]);
  });

  test("is taken back from another window", async () => {
    await show("taiwan");
    bye("bye-elsewhere");
    await settle();
    expect(button("Take it back")).toBeDefined();
    expect(button("New table")).toBeUndefined();
  });
});

describe("coming back", () => {
  test("asks for what was missed and sends the open act again", async () => {
    await show("taiwan");
    hand()[0]!.click();
    listener.state(false);
    listener.state(true);
    expect(sent.at(-2)).toEqual({ t: "sync", after: 1 });
    expect(sent.at(-1)).toMatchObject({ t: "act", choice: 0 });
    expect(new Set(sent.filter((message) => message.t === "act").map((message) => message.id)).size).toBe(1);
  });
});

describe("results", () => {
  test("stay 400 ms and come one after the other", async () => {
    await show("riichi-result");
    expect(document.querySelector("[role=dialog]")!.textContent).toContain("7\u202f700");
    button("Next")!.click();
    flushSync();
    expect(document.querySelector("[role=dialog]")!.textContent).toContain("2 / 2");
    button("Next")!.click();
    expect(sent.some((message) => message.t === "next")).toBe(false);
    await settle();
    button("Next")!.click();
    button("Waiting")?.click();
    expect(sent.filter((message) => message.t === "next")).toHaveLength(1);
  });
});
