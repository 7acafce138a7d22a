// How the page writes rates and means, and where they stand on their line.
import type { FigureLine } from "../protocol";
import { language } from "./i18n.svelte";

const MANY = 400; // cases from which on a tenth of a percent says something

function written(line: FigureLine, value: number): string {
  const share = line.count !== null;
  const digits = share ? Number(line.of >= MANY) : line.key === "place" ? 2 : Number(Math.abs(line.value) < 100);
  const style = share ? "percent" : "decimal";
  const format = { style, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language(), format).format(value);
}

/** The rate or mean itself. */
export function valueOf(line: FigureLine): string {
  return written(line, line.value);
}

/** The ends of its 95 % interval, nothing where there are too few cases for one. */
export function intervalOf(line: FigureLine): string {
  return line.low === null || line.high === null ? "" : `${written(line, line.low)} – ${written(line, line.high)}`;
}

export interface Band {
  at: number; // percent of the line's width
  from: number;
  to: number;
}

/** Where a rate lies between none and all, a mean place between the first and the last; null for points. */
export function bandOf(line: FigureLine, places: number): Band | null {
  if (line.count === null && line.key !== "place") return null;
  const [least, most] = line.key === "place" ? [1, places] : [0, 1];
  const percent = (value: number) => (100 * (Math.min(Math.max(value, least), most) - least)) / (most - least);
  return { at: percent(line.value), from: percent(line.low ?? line.value), to: percent(line.high ?? line.value) };
}
