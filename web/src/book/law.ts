// What happens to the drawn law: its headings are listed, options stand beside their rules, searched words are coloured.
import type { InForce } from "../protocol";

export interface Chapter {
  element: HTMLElement;
  level: number; // 2 and 3
  title: string;
}

const NAMES = 3; // columns of a price list that name its patterns: by id, in Chinese, in English
const PIECES = "li, tbody tr, p, pre"; // what may have a part that speaks to programmers

export function chapters(article: HTMLElement): Chapter[] {
  return [...article.querySelectorAll<HTMLElement>("h2, h3")].map((element) => ({
    element,
    level: Number(element.tagName[1]),
    title: element.textContent.trim(),
  }));
}

/** Let every row of a price list be reached by the id of its rule; in most books its first cell says only the pattern. */
export function anchorRows(article: HTMLElement): void {
  const [prefix] = /^[A-Z_]+-/.exec(article.querySelector("[id]")?.id ?? "") ?? [];
  if (!prefix) return;
  for (const table of article.querySelectorAll("table")) {
    if (table.querySelector("th")?.textContent.trim() !== "id") continue;
    table.classList.add("prices");
    for (const cell of table.querySelectorAll("tbody td:first-child")) {
      const [pattern] = /^[a-z_0-9]+/.exec(cell.textContent.trim()) ?? [];
      if (pattern && !cell.id && !article.querySelector(`#${CSS.escape(`${prefix}F-${pattern}`)}`)) {
        cell.id = `${prefix}F-${pattern}`;
      }
    }
  }
}

/** Write every option that holds beside the rule it settles. */
export function mark(article: HTMLElement, options: InForce[], told: (option: InForce) => string): void {
  for (const old of article.querySelectorAll(".force")) old.remove();
  for (const option of options) {
    const rule = option.rule && article.querySelector(`#${CSS.escape(option.rule)}`);
    if (!rule) continue;
    const note = document.createElement("span");
    note.className = option.changed ? "force changed" : "force";
    note.textContent = told(option);
    (rule.closest("tr")?.lastElementChild ?? rule).append(note);
  }
}

const PROGRAM = /〔(?:程序|程式|program)〕\s*/; // what follows it in a rule speaks to programmers
const ID = /(?<![\w-])[A-Za-z][a-z0-9]*(?:_[a-z0-9]+)+(?!\w)/g;
const WORD = /(?<![\w-])[a-z][a-z0-9_]+(?!\w)/g; // games are named by their ids, in a book without words in Latin letters

/** Fold what a rule says to programmers. */
export function fold(article: HTMLElement, summary: string): void {
  for (const piece of article.querySelectorAll<HTMLElement>(PIECES)) {
    const start = [...textsOf(piece)].find((text) => PROGRAM.test(text.data));
    const mark = start && PROGRAM.exec(start.data);
    if (!start || !mark || start.parentElement?.closest("details")) continue;
    const rest = start.splitText(mark.index);
    rest.data = rest.data.replace(PROGRAM, "");
    const folded = document.createElement("details");
    folded.className = "program";
    const head = document.createElement("summary");
    head.textContent = summary;
    const inside: ChildNode[] = [];
    for (let node: ChildNode | null = rest; node; node = node.nextSibling) inside.push(node);
    folded.append(head, ...inside);
    (start.parentElement ?? piece).append(folded);
  }
}

/** Call options, their values and patterns by the names they have in the reader's language; their ids stay as titles. */
export function callByName(article: HTMLElement, called: Record<string, string>, games = false): void {
  for (const code of article.querySelectorAll("code")) {
    const name = called[code.textContent];
    if (name && !code.closest("pre")) code.replaceWith(nameOf(name, code.textContent));
  }
  for (const cell of article.querySelectorAll<HTMLElement>("td:first-child")) {
    const [written, preset, id] = /^(?:[A-Z_]+-(P?)F-)?([a-z_0-9]+)/.exec(cell.textContent) ?? [];
    const text = [...textsOf(cell)][0];
    const name = id && ((preset && called[`PF-${id}`]) || nameIn(cell, id, called)); // a preset may have a list of its own
    if (written && name && text?.data.startsWith(written)) replace(text, 0, written, name);
  }
  for (const text of [...textsOf(article)]) {
    if (text.parentElement?.closest("pre, code, .called")) continue;
    for (const found of [...text.data.matchAll(games ? WORD : ID)].reverse()) {
      const name = nameIn(text.parentElement, found[0], called);
      if (name) replace(text, found.index, found[0], name);
    }
  }
  for (const table of article.querySelectorAll<HTMLTableElement>("table.prices")) gatherNames(table);
}

/** Say above the names of a price list what they name. */
export function headNames(article: HTMLElement, word: string): void {
  for (const head of article.querySelectorAll("table.prices th:first-child")) head.textContent = word;
}

/** What an id is called here: in a price list that of a pattern, though an option have the same. */
function nameIn(place: Element | null, id: string, called: Record<string, string>): string | undefined {
  return (place?.closest(".prices") && called[`F-${id}`]) || called[id];
}

/** Tell the Chinese and the English name of a price list under the name in its first column, where they are others. */
function gatherNames(table: HTMLTableElement): void {
  const named = table.rows[0]?.cells[1]?.textContent.includes("中文") ?? false;
  if (!named || table.classList.contains("gathered")) return;
  table.classList.add("gathered");
  for (const { cells } of table.rows) {
    const [first, ...others] = [...cells].slice(0, NAMES);
    const told = new Set([plainName(first?.textContent ?? "")]);
    for (const cell of others) {
      cell.hidden = true;
      const name = cell.textContent.trim();
      if (cell.tagName !== "TD" || !name || told.has(plainName(name))) continue;
      told.add(plainName(name));
      const other = document.createElement("small");
      other.append(...cell.childNodes);
      first?.append(" ", other);
    }
  }
}

/** A name without what may differ in writing it. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function replace(text: globalThis.Text, at: number, id: string, name: string): void {
  const found = text.splitText(at);
  found.splitText(id.length);
  found.replaceWith(nameOf(name, id));
}

function nameOf(name: string, id: string): HTMLElement {
  const span = document.createElement("span");
  span.className = "called";
  span.title = id;
  span.textContent = name;
  return span;
}

/** The words of a search. */
export function findWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Colour words where the browser can without changing the text. */
export function highlight(article: HTMLElement, words: string[]): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete("searched");
  if (!words.length) return;
  const ranges = [...textsOf(article)].flatMap((text) => rangesOf(text, words));
  CSS.highlights.set("searched", new Highlight(...ranges));
}

function* textsOf(piece: HTMLElement): Iterable<globalThis.Text> {
  const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as globalThis.Text;
}

function rangesOf(text: globalThis.Text, words: string[]): Range[] {
  const lower = text.data.toLowerCase();
  return words.flatMap((word) => {
    const ranges = [];
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      ranges.push(range);
    }
    return ranges;
  });
}
