// What may be clicked, put in order for the page. Which choices there are, only the server knows.
import type { Choice, SeatView } from "../protocol";

/** One button of the call bar: a choice, or a way of choosing tiles (`then` maps positions in the hand to choices). */
export interface CallButton {
  id: string;
  choice: Choice;
  then: Map<number, number> | null;
  key: string; // shortcut, no other button's; empty where there are more buttons than digits
}

/** What the automatic toggles may do. */
export interface Autos {
  win: boolean;
  noCalls: boolean;
  discard: boolean;
}

const KEYS: Partial<Record<Choice["kind"], string>> = {
  chi: "1",
  pon: "2",
  kong: "3",
  ready: "4",
  win: "5",
  pass: "0",
};
const DIGITS = "123456789";
const SECOND = "678912345"; // for one more of a kind: not where another kind is expected
const LACK_FIRST = "lack-first"; // why a tile is kept that would go by itself otherwise
const CALLS = ["chi", "pon", "kong", "pass"];

/** Buttons in the server's order; choices made by a click on a tile have none. */
export function buttonsOf(view: SeatView): CallButton[] {
  const buttons: CallButton[] = [];
  for (const choice of view.choices) {
    if (choice.hand !== null && view.hand[choice.hand]?.choice === choice.index) continue;
    const id = choice.hand === null ? String(choice.index) : `${choice.kind} ${JSON.stringify(choice.label)}`;
    const known = buttons.find((button) => button.id === id);
    if (known) known.then?.set(choice.hand ?? 0, choice.index);
    else {
      const then = choice.hand === null ? null : new Map([[choice.hand, choice.index]]);
      buttons.push({ id, choice, then, key: "" });
    }
  }
  return withKeys(buttons);
}

/** Give every button a key of its own: the first of a kind the usual one, the others what digits are left. */
function withKeys(buttons: CallButton[]): CallButton[] {
  const taken = (key: string) => buttons.some((button) => button.key === key);
  for (const button of buttons) {
    const usual = KEYS[button.choice.kind];
    if (usual && !taken(usual)) button.key = usual;
  }
  for (const button of buttons) {
    const digits = button.choice.kind in KEYS ? SECOND : DIGITS;
    button.key ||= [...digits].find((digit) => !taken(digit)) ?? "";
  }
  return buttons;
}

/** The choice the toggles make by themselves now, or null. */
export function automatic(view: SeatView, autos: Autos): number | null {
  const kinds = view.choices.map((choice) => choice.kind);
  const win = view.choices.find((choice) => choice.kind === "win");
  if (win) return autos.win ? win.index : null;
  const pass = view.choices.find((choice) => choice.kind === "pass");
  if (pass && autos.noCalls && kinds.every((kind) => CALLS.includes(kind))) return pass.index;
  if (autos.discard && kinds.every((kind) => kind === "discard")) return discarded(view);
  return null;
}

/** The drawn tile; while the suit given up goes first the last one of that suit. Null where nobody can tell. */
function discarded(view: SeatView): number | null {
  const drawn = view.hand.find((tile) => tile.drawn);
  if (!drawn || drawn.choice !== null || drawn.forbidden?.key !== LACK_FIRST) return drawn?.choice ?? null;
  return view.hand.findLast((tile) => tile.choice !== null)?.choice ?? null;
}

/** The choice of the space bar: the server's default, else the drawn tile. */
export function spaceChoice(view: SeatView): number | null {
  const standard = view.choices.find((choice) => choice.default);
  return standard?.index ?? view.hand.find((tile) => tile.drawn)?.choice ?? null;
}
