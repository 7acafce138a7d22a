import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { setLanguage } from "../src/lib/i18n.svelte";
import type { Table } from "../src/lib/table.svelte";
import Hand from "../src/table/Hand.svelte";
import type { Choice, HandTile, SeatView, Wait } from "../src/protocol";

const WAIT: Wait = { tile: "9s", left: 2, value: null, reason: null };
const tile = (name: string, waits: Wait[]): HandTile => ({
  ...{ tile: name, drawn: false, standing: false, choice: 0, forbidden: null, waits, unseen: 2, picked: 0 },
});
const READY: Choice = {
  ...{ index: 1, kind: "ready", label: { key: "choice-ready", args: {}, rule: null } },
  ...{ tiles: [], hand: 1, note: null, confirm: null, default: false },
};
let page: Record<string, unknown> | undefined;

afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = "";
});

/** The own hand of two tiles while a tile is chosen for declaring ready: only the second will do. */
function show(then: Map<number, number> = new Map([[1, 1]]), choice: Choice = READY): HTMLElement[] {
  setLanguage("en");
  const hand = [tile("1m", []), tile("2m", [WAIT])];
  const view = { hand, seats: [], bright: [], hand_size: 14 } as unknown as SeatView;
  const mode = { id: "ready", choice, then, key: "4" };
  const table = { mode, hint: null, players: [], tileChoice: (at: number) => then.get(at) ?? null };
  const props = { table: table as unknown as Table, view, width: 40, meld: 30, rows: 1, keys: "qw" };
  page = mount(Hand, { target: document.body, props: { ...props, order: [], hovered: null, pointed: null } });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>(".hand .tile")];
}

const said = () => document.querySelector(".reason")?.textContent.trim();

test("a tile greyed while one is chosen for declaring ready says why", () => {
  const [first, second] = show();
  first!.dispatchEvent(new PointerEvent("pointerenter"));
  flushSync();
  expect(said()).toBe("Discarding it does not leave a ready hand.");
  expect(first!.getAttribute("aria-label")).toContain("ready hand");
  second!.dispatchEvent(new PointerEvent("pointerenter"));
  flushSync();
  expect(said()).toBeUndefined();
});

test("a tile that waits, but may not be declared with, is not said to leave the hand unready", () => {
  const [, second] = show(new Map([[0, 1]]));
  second!.dispatchEvent(new PointerEvent("pointerenter"));
  flushSync();
  expect(said()).toContain("Not a tile for");
});

test("a tile that is looked at says how many of its copies are unseen, and no other does", () => {
  const [first, second] = show(
    new Map([
      [0, 1],
      [1, 1],
    ]),
  );
  expect(document.querySelectorAll(".unseen-left")).toHaveLength(0);
  second!.dispatchEvent(new PointerEvent("pointerenter"));
  flushSync();
  expect(second!.querySelector(".unseen-left")?.textContent).toBe("2 unseen");
  expect(first!.getAttribute("aria-label")).toContain("2 unseen");
  second!.dispatchEvent(new PointerEvent("pointerleave"));
  flushSync();
  expect(document.querySelectorAll(".unseen-left")).toHaveLength(0);
});
