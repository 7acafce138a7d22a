// What stands on the seal of a pattern.
import type { PatternLine } from "../protocol";
import { original, rowName } from "./i18n.svelte";

const MOST = 4; // signs: two by two

/** Up to four Chinese or Japanese signs of a pattern's name; none where it is written in letters alone. */
export function sealOf(row: PatternLine): string[] {
  const name = original(row) || rowName(row);
  return (name.match(/[\u3040-\u30ff\u3400-\u9fff々〇]/gu) ?? []).slice(0, MOST);
}
