// Who the reader is to others: a name and a key that this browser keeps, and the ways into rooms.
import type {
  Device,
  DeviceCode,
  Door,
  Drawing,
  Drawn,
  Join,
  LobbyPage,
  NewPerson,
  Person,
  QuickMatch,
  RoomTerms,
  RoomTicket,
} from "../protocol";
import { answer, Refused } from "./api";

const ME = "me"; // where the browser keeps who its reader is
const LED_NOWHERE = ["people-no-door", "people-no-watching"]; // what is said of a link that was good once

/** Who the reader is, null before he has told anybody his name. */
export function me(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(ME) ?? "null") as Person | null;
  } catch {
    return null;
  }
}

/** Be known by a name: a new person, or the same one who is called otherwise now. */
export async function beKnown(name: string): Promise<Person> {
  const known = me();
  if (known?.name === name) return known;
  const found = await send<Person, NewPerson>("/api/me", { name }, known ? "PUT" : "POST");
  const person = { ...found, key: found.key || known!.key };
  localStorage.setItem(ME, JSON.stringify(person));
  return person;
}

/** A code by which another device becomes the reader's too. */
export async function deviceCode(): Promise<DeviceCode> {
  return send<DeviceCode, object>("/api/me/device", {});
}

/** Become who has shown this code on another device. */
export async function becomeBy(code: string): Promise<void> {
  localStorage.setItem(ME, JSON.stringify(await send<Person, Device>("/api/me/device/enter", { code })));
}

/** A link as a picture that a camera reads. */
export async function pictureOf(text: string): Promise<Drawn> {
  return send<Drawn, Drawing>("/api/qr", { text });
}

export async function openRoom(terms: RoomTerms): Promise<string> {
  return kept(await send<RoomTicket, RoomTerms>("/api/rooms", terms));
}

/** Come in by a link or a code, and return the id of the room. */
export async function enterRoom(door: Partial<Door>): Promise<string> {
  const asked = { room: "", invite: "", code: "", ...door };
  const ticket = await send<RoomTicket, Door>("/api/rooms/enter", asked);
  return kept(ticket.watch ? ticket : { ...ticket, invite: asked.invite, code: asked.code });
}

/** Come into a room again, by the link that this browser knows; with an old one as somebody who has been there before. */
export async function comeBack(room: string): Promise<void> {
  const { invite, watch } = doorsOf(room);
  try {
    if (invite || watch) await enterRoom({ room, invite: invite || watch });
  } catch (error) {
    if (!(error instanceof Refused && LED_NOWHERE.includes(error.reason.key))) throw error;
  }
}

/** What stands in the lobby of this server. */
export async function lobby(): Promise<LobbyPage> {
  const key = me()?.key;
  const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  return (await (await answer("/api/lobby", { headers })).json()) as LobbyPage;
}

/** Sit down at a listed table, or look on there; return its room. */
export async function joinRoom(room: string, watch: boolean): Promise<string> {
  return (await send<RoomTicket, Join>("/api/lobby/join", { room, watch })).room;
}

/** Play a game with whoever wants to; return the room where that will be. */
export async function quickMatch(variant: string): Promise<string> {
  return kept(await send<RoomTicket, QuickMatch>("/api/lobby/quick", { variant }));
}

/** Make another link and code for a room; the old ones lead nowhere then. */
export async function newDoors(room: string): Promise<void> {
  kept(await send<RoomTicket, Door>("/api/rooms/link", { room, invite: "", code: "" }));
}

/** The link, the code and the link for onlookers of a room, as far as this browser was told them. */
export function doorsOf(room: string): { invite: string; code: string; watch: string } {
  const known = JSON.parse(localStorage.getItem(`door ${room}`) ?? "{}") as Partial<RoomTicket>;
  return { invite: known.invite ?? "", code: known.code ?? "", watch: known.watch ?? "" };
}

/** Remember that a table is played at in a room: it is listed among the reader's matches, and leads back there. */
export function keepTable(table: string, room: string): void {
  const key = me()?.key;
  if (!key || !table) return;
  localStorage.setItem(`seat ${table}`, key);
  localStorage.setItem(`room of ${table}`, room);
}

/** The room in which a table is played at, null for a table of one person. */
export function roomOf(table: string): string | null {
  return localStorage.getItem(`room of ${table}`);
}

function kept(ticket: RoomTicket): string {
  const known = doorsOf(ticket.room);
  const door = {
    invite: ticket.invite || known.invite,
    code: ticket.code || known.code,
    watch: ticket.watch || known.watch,
  };
  localStorage.setItem(`door ${ticket.room}`, JSON.stringify(door));
  return ticket.room;
}

async function send<Answer, Body>(path: string, body: Body, method = "POST"): Promise<Answer> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${me()?.key ?? ""}` };
  return (await (await answer(path, { method, headers, body: JSON.stringify(body) })).json()) as Answer;
}
