import { expect, test } from "vitest";
import { markdown, ruleAddress } from "../src/lib/markdown";

test("every rule can be linked to by its id", () => {
  expect(markdown("- **RIICHI-41** Concealed kong")).toContain('<li id="RIICHI-41"><strong>RIICHI-41</strong>');
  expect(markdown("- GUANGDONG_FOLK-7 [seed] Deal")).toContain('<li id="GUANGDONG_FOLK-7">');
  expect(markdown("| id | name |\n|---|---|\n| MCR-F-all_pungs | 碰碰和 |")).toContain('<td id="MCR-F-all_pungs">');
});

test("a link to another book opens it beside the table", () => {
  expect(markdown("General rulings: [common.md](common.md).")).toContain(
    '<a href="#/rules/common" target="_blank">common.md</a>',
  );
  expect(markdown("- COMMON-4 [ruling] Last discard")).toContain('<li id="COMMON-4">');
});

test("a rule is read in the book it stands in", () => {
  expect(ruleAddress("anqing", "ANQING-9")).toBe("#/rules/anqing/ANQING-9");
  expect(ruleAddress("anqing", "COMMON-4")).toBe("#/rules/common/COMMON-4");
  expect(ruleAddress("sanma", "RIICHI-F-pinfu")).toBe("#/rules/riichi/RIICHI-F-pinfu");
  expect(ruleAddress("guangzhou", "GUANGDONG_FOLK-2")).toBe("#/rules/guangdong_folk/GUANGDONG_FOLK-2");
  expect(ruleAddress("friday.toml", "RIICHI-49")).toBe("#/rules/friday.toml/RIICHI-49");
});

test("powers stand raised, whatever they are called", () => {
  expect(markdown("付 底分 × 2^番数。")).toContain("2<sup>番数</sup>。");
  expect(markdown("doubled (2^(n-1)), at most 2^8")).toContain("(2<sup>n-1</sup>), at most 2<sup>8</sup>");
  expect(markdown("a^b and ^_^")).toContain("a^b and ^_^");
});

test("raw HTML is no HTML, but words", () => {
  expect(markdown("rule id = X-F-<id>")).toContain("X-F-&lt;id&gt;");
  expect(markdown("one <img src=x onerror=alert(1)> two\n\n<script>alert(1)</script>")).not.toMatch(/<img|<script/);
});

const LESSONS = import.meta.glob<string>("../../rules/how_to_play/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

// Beside a mark such as 。or 「 the asterisks bind only if the other side of them is no letter.
test.each(Object.entries(LESSONS))("what %s emphasizes is bold", (_, text) => {
  expect(markdown(text).replace(/<pre>.*?<\/pre>/gs, "")).not.toContain("**");
});
