// The people of a room as the page holds them: what is asked is sent until it is answered, the table has its messages.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomMessage, RoomState, ServerMessage } from "../src/protocol";
import { Company } from "../src/lib/company.svelte";
import { comeBack, doorsOf, enterRoom, keepTable, me, roomOf } from "../src/lib/people";
import type { Listener } from "../src/lib/socket";

function company() {
  const sent: RoomMessage[] = [];
  let heard!: Listener;
  const made = new Company((listener) => {
    heard = listener;
    return { send: (message) => (sent.push(message), true), close() {} };
  });
  return { made, sent, hear: (message: unknown) => heard.message(message as ServerMessage), heard };
}

const room = (more: Partial<RoomState>) => ({ t: "room", room: "r", places: [], own: 0, state: "playing", ...more });

beforeEach(() => localStorage.clear());

describe("a company", () => {
  it("asks again over a new line until it is answered, and says why it was refused", () => {
    const { made, sent, hear, heard } = company();
    heard.state(true);
    made.say({ t: "sit", place: 2 });
    heard.state(false);
    heard.state(true);
    expect(sent.map((message) => message.t)).toEqual(["sit", "sit"]);
    const id = (sent[0] as { id: string }).id;
    expect((sent[1] as { id: string }).id).toBe(id);
    hear({ t: "reject", id, reason: { key: "people-taken", args: {}, rule: null } });
    expect([made.busy, made.refusal?.key]).toEqual([0, "people-taken"]);
    heard.state(true);
    expect(sent.length).toBe(2);
  });

  it("passes on to the table what is the table's, and keeps what is its own", async () => {
    const { made, hear, heard } = company();
    const table = { message: vi.fn(), state: vi.fn(), delay: vi.fn() };
    heard.state(true);
    made.connect(table);
    await Promise.resolve();
    expect(table.state).toHaveBeenCalledWith(true);
    made.say({ t: "stand" });
    hear(room({}));
    hear({ t: "ack", id: "somebody's act", v: 3 });
    hear({ t: "ev", v: 3, events: [], view: { results: [] } });
    expect(table.message.mock.calls.map(([message]) => (message as ServerMessage).t)).toEqual(["ack", "ev"]);
    expect(made.state?.room).toBe("r");
  });

  it("knows who sits where in the hand", () => {
    const { made, hear } = company();
    const place = (name: string, seat: number | null) => ({ name, seat, state: "here", ready: false, owner: false });
    hear(room({ places: [place("Anna", 3), place("Ben", null), place("Cem", 0)] as never }));
    expect([made.at(0)?.name, made.at(3)?.name, made.at(1)]).toEqual(["Cem", "Anna", undefined]);
  });
});

describe("the reader among others", () => {
  it("keeps the table he plays at among his matches, with the way to its room", () => {
    localStorage.setItem("me", JSON.stringify({ id: "a", name: "Anna", key: "secret" }));
    keepTable("table1", "room1");
    expect([localStorage.getItem("seat table1"), roomOf("table1"), roomOf("another")]).toEqual([
      "secret",
      "room1",
      null,
    ]);
    expect(me()?.name).toBe("Anna");
  });

  it("shows his key in a header, never in an address, and remembers the link", async () => {
    localStorage.setItem("me", JSON.stringify({ id: "a", name: "Anna", key: "secret" }));
    const answered = new Response(JSON.stringify({ room: "room1", invite: "", code: "" }));
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(answered);
    await enterRoom({ room: "room1", invite: "the link" });
    const [address, how] = fetched.mock.calls[0]!;
    expect(address).toBe("/api/rooms/enter");
    expect((how?.headers as Record<string, string>).Authorization).toBe("Bearer secret");
    expect(doorsOf("room1")).toEqual({ invite: "the link", code: "", watch: "" });
    fetched.mockRestore();
  });

  it("who tries the link for onlookers keeps the one that leads to a place", async () => {
    localStorage.setItem("door room1", JSON.stringify({ invite: "to a place", code: "BCDFGH", watch: "beside" }));
    const answered = new Response(JSON.stringify({ room: "room1", invite: "", code: "", watch: "beside" }));
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(answered);
    await enterRoom({ room: "room1", invite: "beside" });
    expect(doorsOf("room1")).toEqual({ invite: "to a place", code: "BCDFGH", watch: "beside" });
    fetched.mockRestore();
  });

  it("comes back with a link that is an old one by now, but not where he may not come", async () => {
    localStorage.setItem("door room1", JSON.stringify({ invite: "old" }));
    const refused = (key: string) => new Response(JSON.stringify({ reason: { key, args: {} } }), { status: 404 });
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => refused("people-no-door"));
    await comeBack("room1");
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockImplementation(async () => refused("people-barred"));
    await expect(comeBack("room1")).rejects.toThrow("people-barred");
    fetched.mockRestore();
  });
});
