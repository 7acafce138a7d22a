// Rulebooks are Markdown; raw HTML in them is dropped, and every rule gets an anchor by its id.
import { Marked } from "marked";

const marked = new Marked({ gfm: true, renderer: { html: () => "" } });
const RULE_ID = /<(li|p|td)>(\s*(?:<(?:strong|code)>)?)([A-Z]+(?:_[A-Z]+)*-(?:F-)?\w+)/g;

export function markdown(text: string): string {
  return marked.parse(text, { async: false }).replace(RULE_ID, '<$1 id="$3">$2$3');
}
