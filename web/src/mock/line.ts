// Tables without a server: one view from a file, for building the page and for tests of its looks.
import type { ClientMessage, Event, SeatView, Walls } from "../protocol";
import type { Line, Listener } from "../lib/socket";

const FILES = import.meta.glob<{ view: SeatView; log: Event[] }>("./tables/*.json", { import: "default" });

const UNPROMISED: Walls = { match: 1, commitment: "", opening: "", next: "" };

/** A line that answers with the view of `mock/tables/<name>.json` and refuses whatever is done; a reckoning is shown with its win. */
export function line(name: string): (listener: Listener) => Line {
  return (listener) => {
    const send = (message: ClientMessage) => {
      if (message.t === "act") {
        const reason = { key: "mock-refusal", args: {}, rule: null };
        setTimeout(() => listener.message({ t: "reject", id: message.id, reason }));
      }
      return true;
    };
    void FILES[`./tables/${name}.json`]?.().then(({ view, log }) => {
      listener.state(true);
      listener.delay(12);
      listener.message({ t: "hello", table: name, seat: view.seat, v: 1, walls: UNPROMISED, protocol: 1 });
      listener.message({ t: "snapshot", v: 1, view, log });
      const win = view.results.find((each) => each.winner !== null);
      if (win) {
        const said = { text: win.title, seat: win.winner, tiles: [], cut: false, word: null };
        setTimeout(() => listener.message({ t: "ev", v: 2, events: [{ kind: "win", ...said }], view }));
      }
    });
    return { send, close: () => undefined };
  };
}
