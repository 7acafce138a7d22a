// Rulebooks are Markdown; raw HTML in them is shown as it is written, every rule gets an anchor by its id, tiles in notation become
// pictures, and a link to another book opens that book beside what is shown: the reader may sit at a table.
import { Marked } from "marked";
import { tileName } from "./i18n.svelte";
import { powers } from "./numbers";
import { corner, picture, tilesOf } from "./tiles";

const marked = new Marked({ gfm: true, renderer: { html: ({ text }) => escaped(text) } });
const BOOK = /<a href="(\w+)\.md">/g;
const RULE_ID = /<(li|p|td)>(\s*(?:<(?:strong|code)>)?)([A-Z]+(?:_[A-Z]+)*-(?:P?F-)?\w+)/g;
const WORDS = />[^<]+</g; // between two marks of HTML
// "123m5z", and from the first to the last of a row: "1-9m"; digits of a longer word or number are no tiles.
const TILES = /(?<![\w.]|\d-)(?:(\d)-(\d)([mpsfz])|((?:[37][mps]r|\d+[mpszfaj])+))(?!\w)/g;

/** Raw HTML as text: `<id>` in a sentence is a word, and nothing in a book is a mark of HTML. */
function escaped(html: string): string {
  return html.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function markdown(text: string): string {
  const html = marked
    .parse(text, { async: false })
    .replace(RULE_ID, '<$1 id="$3">$2$3')
    .replace(/<table>/g, '<div class="wide" tabindex="0"><table>') // too wide for a phone: it scrolls, by keys too
    .replace(/<\/table>/g, "</table></div>");
  return withTiles(html.replace(BOOK, '<a href="#/rules/$1" target="_blank">'));
}

/** The same of a line within other text. */
export function inline(text: string): string {
  return withTiles(`<span>${marked.parseInline(text, { async: false })}</span>`);
}

function withTiles(html: string): string {
  const drawn = (_: string, first?: string, last?: string, suit?: string, notation?: string) =>
    notation === undefined
      ? `${tileImage(`${first}${suit}`)}–${tileImage(`${last}${suit}`)}`
      : `<span class="tiles">${tilesOf(notation).map(tileImage).join("")}</span>`;
  const raised = (piece: string, i: number) => (i % 2 ? `<sup>${piece}</sup>` : piece);
  return html.replace(WORDS, (words) => powers(words.replace(TILES, drawn)).map(raised).join(""));
}

/** One tile as it lies among words; its notation stays there to be found and copied. */
function tileImage(tile: string): string {
  const index = corner(tile);
  return (
    `<span class="tile" role="img" aria-label="${tileName(tile)}">` +
    `<span class="${picture(tile)}"></span>` +
    `${index ? `<i>${index}</i>` : ""}<b>${tile}</b></span>`
  );
}

/** The book that a rule stands in; its id begins with the book's. */
export function bookOf(rule: string): string {
  return (/^[A-Z0-9_]+(?=-)/.exec(rule)?.[0] ?? "").toLowerCase();
}

/** Where a rule is read that a game of this book names: there, or in another book that it takes the rule from. */
export function ruleAddress(book: string, rule: string): string {
  const own = bookOf(rule);
  const elsewhere = own && /^[a-z0-9_]+$/.test(book); // the book of house rules is that of their game
  return `#/rules/${elsewhere ? own : encodeURIComponent(book)}/${rule}`;
}
