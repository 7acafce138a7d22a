// Rulebooks are Markdown; raw HTML in them is dropped, every rule gets an anchor by its id, and a link to another book
// opens that book beside what is shown: the reader may sit at a table.
import { Marked } from "marked";

const marked = new Marked({ gfm: true, renderer: { html: () => "" } });
const BOOK = /<a href="(\w+)\.md">/g;
const RULE_ID = /<(li|p|td)>(\s*(?:<(?:strong|code)>)?)([A-Z]+(?:_[A-Z]+)*-(?:F-)?\w+)/g;

export function markdown(text: string): string {
  const html = marked.parse(text, { async: false }).replace(RULE_ID, '<$1 id="$3">$2$3');
  return html.replace(BOOK, '<a href="#/rules/$1" target="_blank">');
}

/** Where a rule is read that a game of this book names: there, or in the one that several share. */
export function ruleAddress(book: string, rule: string): string {
  return `#/rules/${rule.startsWith("COMMON-") ? "common" : encodeURIComponent(book)}/${rule}`;
}
