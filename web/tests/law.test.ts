import { expect, test } from "vitest";
import { anchorRows, callByName, chapters, fold, headNames, mark } from "../src/book/law";
import { inline, markdown } from "../src/lib/markdown";
import type { InForce, Names } from "../src/protocol";

const BOOK = `# Book
## Tiles
- **X-1** Suits 1-9m and 5z.
- **X-2** Red fives 0p.
## Play
### Claims
- **X-3** No chi.
### Ends
| id | value |
|---|---|
| X-F-pinfu | one |
| X-F-dora | two |`;

function drawn(): HTMLElement {
  const article = document.createElement("article");
  article.innerHTML = markdown(BOOK);
  return article;
}

const names = (en: string): Names => ({ en, zh_hans: en, zh_hant: en, ja: en });
test("tiles in notation are pictures with a name, and their notation can still be found", () => {
  const article = drawn();
  const red = article.querySelector("#X-2 .tile")!;
  expect(red.querySelector(".picture")?.className).toContain("t-0p");
  expect(red.getAttribute("aria-label")).toMatch(/5/);
  expect(red.textContent).toContain("0p");
  expect([...article.querySelectorAll("#X-1 .picture")].map((one) => one.className)).toEqual([
    ...["picture t-1m", "picture t-9m", "picture t-5z"],
  ]);
});

test("rule ids, money and seconds are no tiles, and Chinese around them is no word", () => {
  for (const text of ["COMMON-4 and P-12", "25,000 points", "1.5m wide", "15 s", "a 2nd", "x5p"]) {
    expect(inline(text)).not.toContain("picture");
  }
  expect(inline("摸到5p就和")).toContain("t-5p");
});

test("the headings are listed as contents", () => {
  expect(chapters(drawn()).map((chapter) => [chapter.level, chapter.title])).toEqual([
    ...[[2, "Tiles"] as const, [2, "Play"] as const, [3, "Claims"] as const, [3, "Ends"] as const],
  ]);
});

test("options stand beside their rules, those of the table marked, and never twice", () => {
  const article = drawn();
  const options = [
    { label: names("Red fives"), value: names("off"), rule: "X-2", changed: true, book: names("on") },
    { label: names("Pinfu"), value: names("on"), rule: "X-F-pinfu", changed: false, book: null },
    { label: names("Elsewhere"), value: names("on"), rule: "Y-9", changed: true, book: null },
  ];
  const told = (option: InForce) => `${option.label.en}: ${option.value.en}`;
  mark(article, options, told);
  mark(article, options, told);
  expect([...article.querySelectorAll(".force")].map((note) => [note.textContent, note.className])).toEqual([
    ["Red fives: off", "force changed"],
    ["Pinfu: on", "force"],
  ]);
  expect(article.querySelector("#X-F-pinfu")?.nextElementSibling?.textContent).toBe("onePinfu: on");
});

test("ids are called by their names, with the id folded away, and what is a word of its own stays", () => {
  const article = document.createElement("article");
  article.innerHTML = markdown(
    "- X-1 选项 `dice_kong` 默认关闭；kong_bloom 只算一次，kong_blooms 不算。\n\n| 选项 |\n|---|\n| birds (dahu) |",
  );
  callByName(article, { dice_kong: "掷骰开杠", kong_bloom: "杠上花", birds: "扎鸟数" });
  expect(article.querySelector("li")?.textContent).toBe(
    "X-1 选项 掷骰开杠 默认关闭；杠上花 只算一次，kong_blooms 不算。",
  );
  expect(article.querySelector("td")?.textContent).toBe("扎鸟数 (dahu)");
  expect([...article.querySelectorAll<HTMLElement>(".called")].map((one) => one.title)).toEqual([
    ...["dice_kong", "kong_bloom", "birds"],
  ]);
});

test("a row of a price list that says only its pattern is reached by the id of its rule", () => {
  const article = document.createElement("article");
  const lists =
    "| id | fan |\n|---|---|\n| dragons | 2 |\n| X-F-pinfu | 1 |\n\n| option | value |\n|---|---|\n| base | 1 |";
  article.innerHTML = markdown(`- **X-1** Rows.\n\n${lists}`);
  anchorRows(article);
  callByName(article, { dragons: "Dragon Pung" });
  expect(article.querySelector("#X-F-dragons")?.textContent).toBe("Dragon Pung");
  expect([...article.querySelectorAll("td[id]")].map((cell) => cell.id)).toEqual(["X-F-dragons", "X-F-pinfu"]);
});

test("a row of a preset's own list is called by its name, be that another than in the list of the game", () => {
  const article = document.createElement("article");
  article.innerHTML = markdown("- **X-1** Rows.\n\n| id | fan |\n|---|---|\n| X-F-kong | 2 |\n| X-PF-kong | 3 |");
  anchorRows(article);
  callByName(article, { "F-kong": "杠", "PF-kong": "开杠" });
  expect([...article.querySelectorAll("td[id]")].map((cell) => [cell.id, cell.textContent])).toEqual([
    ["X-F-kong", "杠"],
    ["X-PF-kong", "开杠"],
  ]);
});

test("in a price list an id is a pattern's, and its other names stand under it where they are others", () => {
  const article = document.createElement("article");
  const rows = "| X-F-concealed | 門前清 | Concealed | 1 |\n| pungs | 對對糊 | 對對糊! | 3, not concealed_hand |";
  const head = "| id | 中文 | English | fan |\n|---|---|---|---|";
  article.innerHTML = markdown(`- **X-1** Rows: concealed_hand.\n\n${head}\n${rows}`);
  anchorRows(article);
  const patterns = { "F-concealed": "門前清", "F-pungs": "對對糊", "F-concealed_hand": "門前清" };
  for (let drawn = 0; drawn < 2; drawn++) callByName(article, { concealed_hand: "門前清番數", ...patterns });
  headNames(article, "番種");
  expect(article.querySelector("th")?.textContent).toBe("番種");
  expect(article.querySelector("#X-F-concealed")?.textContent).toBe("門前清 Concealed");
  expect(article.querySelector("#X-F-concealed small")?.textContent).toBe("Concealed");
  expect(article.querySelector("#X-F-pungs")?.textContent).toBe("對對糊");
  expect(article.querySelector("li")?.textContent).toBe("X-1 Rows: 門前清番數.");
  expect(article.querySelector("#X-F-pungs")?.parentElement?.lastElementChild?.textContent).toContain("not 門前清");
  const hidden = [...article.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.hidden));
  expect(hidden).toEqual(Array(3).fill([false, true, true, false]));
});

test("games are called by their names where the book asks for it", () => {
  const article = document.createElement("article");
  article.innerHTML = markdown("- COMMON-4 只能胡：anqing、guangdong_folk。");
  callByName(article, { anqing: "安庆麻将", guangdong_folk: "广东民间麻将" }, true);
  expect(article.querySelector("li")?.textContent).toBe("COMMON-4 只能胡：安庆麻将、广东民间麻将。");
});

test("what a rule says to programmers is folded, and the rule reads without it", () => {
  const article = document.createElement("article");
  article.innerHTML = markdown("- X-1 牌不能多。 〔程序〕由 `wall` 检查，5m 也查。\n- X-2 别的。");
  fold(article, "程序如何处理");
  const [first, second] = [article.querySelector("#X-1")!, article.querySelector("#X-2")!];
  expect(first.firstChild?.textContent).toBe("X-1 牌不能多。 ");
  expect(first.querySelector("details")?.textContent).toContain("由 wall 检查");
  expect(first.querySelector("details .tile")).not.toBeNull();
  expect(second.querySelector("details")).toBeNull();
});
