import { expect, test } from "vitest";
import { markdown } from "../src/lib/markdown";

test("every rule can be linked to by its id", () => {
  expect(markdown("- **RIICHI-41** Concealed kong")).toContain('<li id="RIICHI-41"><strong>RIICHI-41</strong>');
  expect(markdown("- GUANGDONG_FOLK-7 [seed] Deal")).toContain('<li id="GUANGDONG_FOLK-7">');
  expect(markdown("| id | name |\n|---|---|\n| MCR-F-all_pungs | 碰碰和 |")).toContain('<td id="MCR-F-all_pungs">');
});

test("raw HTML is dropped", () => {
  expect(markdown("one <img src=x onerror=alert(1)> two\n\n<script>alert(1)</script>")).not.toMatch(/<img|<script/);
});
