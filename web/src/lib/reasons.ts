// Why an own tile may not be clicked now.
import type { HandTile, Text } from "../protocol";
import { words } from "./i18n.svelte";
import type { Table } from "./table.svelte";

/** Whether the tile at `position` is greyed: forbidden, or none that the pressed button may take. */
export function isGreyed(table: Table, tile: HandTile | undefined, position: number): boolean {
  return table.mode ? table.tileChoice(position) === null : !!tile?.forbidden;
}

/** Why a click on a greyed tile does nothing; null for the others. */
export function whyGreyed(table: Table, tile: HandTile | undefined, position: number): Text | null {
  if (!tile || !isGreyed(table, tile, position)) return null;
  if (tile.forbidden) return tile.forbidden;
  const choice = table.mode?.choice;
  if (choice?.kind === "ready" && !tile.waits.length) return { key: "tile-not-ready", args: {}, rule: null };
  return choice ? { key: "tile-not-for", args: { choice: words(choice.label, table.players) }, rule: null } : null;
}
