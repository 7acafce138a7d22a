// Numbers as the table writes them everywhere: 12 000, −1 000, +3 000.
const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** A whole number in groups of three, with narrow spaces that do not break and a true minus. */
export function plain(value: number): string {
  return grouped
    .format(Math.round(value) || 0)
    .replaceAll(",", "\u202f")
    .replace("-", "−");
}

/** The same as a change: a gain has its sign. */
export function signed(value: number): string {
  return (value > 0 ? "+" : "") + plain(value);
}

/** A text cut at its powers, which stand at the odd places: "2^(1 + 2) = 8" is "2", "1 + 2", " = 8". */
export function powers(text: string): string[] {
  return text
    .split(/(?<=\d)\^(\([^()]*\)|[\p{L}\p{N}]+)/u)
    .map((piece, i) => (i % 2 ? piece.replace(/^\(|\)$/g, "") : piece));
}
