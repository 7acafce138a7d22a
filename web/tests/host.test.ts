// The form of a ruling and its panel: what the server is asked, and when somebody may rule.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Company } from "../src/lib/company.svelte";
import { setLanguage } from "../src/lib/i18n.svelte";
import type { HostForm, RoomMessage, RoomState } from "../src/protocol";
import HostPanel from "../src/room/HostPanel.svelte";

const form: HostForm = {
  alone: true,
  kinds: ["fine", "warn"],
  steps: [1, 5],
  pot: 0,
  rules: { fine: "X-1", warn: "X-2" },
};
const motion = { what: "pause", by: "Ben", asked: false, says: [] } as const;
const LATER = 500; // ms, after which what has been written is asked about

function panel(more: Partial<RoomState> = {}) {
  const sent: RoomMessage[] = [];
  let foreseen: (says: string) => void = () => undefined;
  const company = new Company((listener) => {
    foreseen = (id) => listener.message({ t: "foreseen", id, says: [] });
    return { send: (message) => (sent.push(message), true), close() {} };
  });
  const room = { host: form, rulings: [], motion: null, ...more } as unknown as RoomState;
  const page = mount(HostPanel, {
    target: document.body,
    props: { company, room, players: ["Anna", "Lan"], book: "x" },
  });
  flushSync();
  return { page, sent, foreseen: (id: string) => foreseen(id) };
}

function write(place: string, value: string, n = 0): void {
  const field = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(place)[n]!;
  field.value = value;
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].find((option) => option.value === value)!;
    field.querySelector = () => chosen; // happy-dom knows no :checked of options, by which Svelte asks
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  flushSync();
}

const points = (sent: RoomMessage[]) =>
  sent.flatMap((message) => (message.t === "foresee" && message.ruling ? [message.ruling.points] : []));

beforeEach(() => {
  setLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("of a fine that is no whole number of points, or too large, the server is not asked", async () => {
  const { page, sent } = panel();
  write("select", "fine");
  write("select", "1", 1);
  for (const amount of ["1.5", "0", "-3", "1000001", "1e30", "8"]) {
    write("input[type=number]", amount);
    await vi.advanceTimersByTimeAsync(LATER);
  }
  expect(points(sent)).toEqual([8]);
  await unmount(page);
});

test.each([true, false])(
  "while others are asked something the host rules only if he asks nobody: %s",
  async (alone) => {
    const { page, sent, foreseen } = panel({ motion: { ...motion, says: [] }, host: { ...form, alone } });
    write("select", "warn");
    write("select", "0", 1);
    await vi.advanceTimersByTimeAsync(LATER);
    foreseen((sent.at(-1) as { id: string }).id);
    flushSync();
    expect(document.querySelector<HTMLButtonElement>("form .gold")!.disabled).toBe(!alone);
    await unmount(page);
  },
);
