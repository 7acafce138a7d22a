// The log of a hand in plain words, to be copied.
import { FACE_DOWN } from "../protocol";
import { t, tileName, words } from "./i18n.svelte";
import type { LogLine, TurnLine } from "./log";

/** A line of text for each line of the log, in the reader's language. */
export function toldLines(lines: LogLine[], players: string[]): string {
  return lines.map((line) => (line.kind === "turn" ? turn(line, players) : words(line.event.text, players))).join("\n");
}

function turn({ number, seat, drawn, discard, cut }: TurnLine, players: string[]): string {
  const draws = drawn || !discard ? [`${t("log-draws")} ${drawn ? tileName(drawn) : ""}`.trim()] : [];
  const thrown = discard === FACE_DOWN ? t("tile-unknown") : discard && tileName(discard);
  const discards = thrown ? [`${t("log-discards")} ${thrown}${cut ? ` (${t("log-cut")})` : ""}`] : [];
  return [number ? `${number}.` : "", players[seat] ?? "", [...draws, ...discards].join(" → ")].join(" ").trim();
}
