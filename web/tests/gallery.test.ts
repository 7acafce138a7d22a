import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asked, chosen, fold, found, NOTHING, playersTold, regions, suits, type Wishes } from "../src/lib/gallery";
import { clear, star, wishes } from "../src/lib/gallery.svelte";
import { setLanguage } from "../src/lib/i18n.svelte";
import { set, settings } from "../src/lib/settings.svelte";
import Gallery from "../src/pages/Gallery.svelte";
import type { Likeness, Names, VariantCard } from "../src/protocol";

const names = (en: string, zh_hans = en, zh_hant = zh_hans, ja = zh_hant): Names => ({ en, zh_hans, zh_hant, ja });
const like = (game: string, known: string, ...words: string[]): Likeness => ({
  game,
  known,
  name: names(known),
  differs: words.map((value) => ({ key: `trait-${value.split(" ")[0]}`, args: { value: "on" }, rule: null })),
  patterns: 5,
  shared: 4,
});
const card = (id: string, name: Names, more: Partial<VariantCard> = {}): VariantCard => ({
  ...{ id, book: id, name, local: name.zh_hans, summary: names("A game."), region: names("Hills", "丘陵") },
  ...{ players: 4, tiles: 136, hand_size: 14, jokers: false, flowers: false, chow: true, length: "middle" as const },
  ...{ length_told: { key: "trait-length", args: { value: "hands", n: 8 }, rule: null }, difficulty: 2, taught: true },
  ...{ still: { tiles: [], told: [] }, spot: null, also_players: [] },
  ...{ like: [], options: [], presets: [], house: null, base: null, changes: [] },
  ...more,
});
const QINGSHI = card("qingshi", names("Qingshi", "青石麻将", "青石麻將", "青石麻雀"), { chow: false });
const RIVER = card("river_side", names("Riverside", "河边麻将", "河邊麻將", "川辺マージャン"), { flowers: true });
const THREE = card("three", names("Three", "三人麻将", "三人麻將", "三人麻雀"), {
  players: 3,
  jokers: true,
  length: "short",
  region: names("Coast", "海边", "海邊", "海辺"),
  summary: names("Beside Qingshi, but for three."),
  like: [like("three", "qingshi", "bonds", "purse")],
});
const CARDS = [QINGSHI, RIVER, THREE];
const ask = (more: Partial<Wishes>, favourites: string[] = [], near: Likeness[] = []) =>
  chosen(CARDS, { ...NOTHING, ...more }, favourites, near, (each) => (each.chow ? "" : "no chow")).map(({ id }) => id);

describe("a search", () => {
  test.each([
    ["QING", "qingshi"],
    ["qīngshí", "qingshi"],
    ["青石麻將", "qingshi"],
    ["青石麻将", "qingshi"],
    ["川辺まーじゃん", "river_side"],
    ["riverside", "river_side"],
    ["River Side", "river_side"],
    ["ｒｉｖｅｒ－ｓｉｄｅ", "river_side"],
    ["海邊 three", "three"],
    ["no chow", "qingshi"],
  ])("for %s finds %s first, whatever language is read", (search, id) => {
    for (const tag of ["en", "zh-Hans", "zh-Hant", "ja"] as const) {
      setLanguage(tag);
      expect(ask({ search })[0]).toBe(id);
    }
  });

  test("wants all its words, and shows names before what is only said", () => {
    expect(ask({ search: "qingshi" })).toEqual(["qingshi", "three"]);
    expect(ask({ search: "qingshi three" })).toEqual(["three"]);
    expect(ask({ search: "mountain" })).toEqual([]);
    expect(found(THREE, "coast", "")).toBe(1);
    expect(fold("Guǎng-dōng  (Folk)")).toBe("guang dong folk");
  });
});

describe("a search for what is true of a game", () => {
  const EASY = card("easy", names("Plain"), { difficulty: 1 });
  const HK = card("hongkong", names("Hong Kong", "香港麻将", "香港麻將", "香港麻雀"));
  const games = [QINGSHI, THREE, EASY, HK];
  const find = (search: string) =>
    chosen(games, { ...NOTHING, search }, [], [], () => "4 players\n13 tiles").map(({ id }) => id);

  test.each(["3 players", "3-player", "three players", "3p", "３人", "三人", "3人用", "3 人", "三人麻将"])(
    "%s finds the games of three alone",
    (search) => expect(find(search)).toEqual(["three"]),
  );

  test.each(["2 players", "二人", "2人"])("%s finds none where no game seats so many", (search) =>
    expect(find(search)).toEqual([]),
  );

  test.each(["2 players", "two players", "二人", "两人", "兩人", "7 players", "seven players", "七人"])(
    "%s finds what an option makes a game of so many",
    (search) => {
      const many = card("many", names("Many"), { also_players: [2, 3, 5, 6, 7] });
      const shown = chosen([...games, many], { ...NOTHING, search }, [], [], () => "4 players");
      expect(shown.map(({ id }) => id)).toEqual(["many"]);
      expect(suits(many, { ...NOTHING, players: "7" }, [])).toBe(true);
      expect(playersTold(many)).toBe("2–7");
    },
  );

  test.each(["beginner", "Beginners", "easy", "新手", "入门", "入門", "初心者", "初學者"])(
    "%s finds the easy",
    (search) => expect(find(search)).toEqual(["easy"]),
  );

  test.each([
    ["hk mahjong", ["hongkong"]],
    ["Hong Kong style", ["hongkong"]],
    ["香港麻将", ["hongkong"]],
    ["mah-jongg for beginners", ["easy"]],
    ["beginner friendly", ["easy"]],
    ["3 player mahjong", ["three"]],
    ["Qingshi rules", ["qingshi", "three"]],
    ["mahjong", ["qingshi", "three", "easy", "hongkong"]],
    ["formidable", []],
  ])("%s is not lost for a word that all games share", (search, ids) => expect(find(search)).toEqual(ids));

  test("takes what people call a game, and goes with other words", () => {
    expect(find("HK")).toEqual(["hongkong"]);
    expect(find("3 players coast")).toEqual(["three"]);
    expect(find("beginner 3 players")).toEqual([]);
  });
});

describe("filters", () => {
  test.each<[Partial<Wishes>, string[]]>([
    [{ chow: "without" }, ["qingshi"]],
    [{ chow: "with" }, ["river_side", "three"]],
    [{ jokers: "with" }, ["three"]],
    [{ flowers: "without" }, ["qingshi", "three"]],
    [{ players: "3" }, ["three"]],
    [{ length: "short" }, ["three"]],
    [{ region: "Hills" }, ["qingshi", "river_side"]],
    [{ region: "Hills", flowers: "with" }, ["river_side"]],
    [{ region: "Hills", search: "three" }, []],
  ])("%o leave %o", (more, left) => expect(ask(more)).toEqual(left));

  test("favourites are those with a star", () => {
    expect(ask({ favourites: true }, ["river_side"])).toEqual(["river_side"]);
    expect(suits(QINGSHI, NOTHING, [])).toBe(true);
  });

  test("are counted, the search beside them not", () => {
    expect(asked({ ...NOTHING, search: "a" })).toBe(0);
    expect(asked({ ...NOTHING, jokers: "with", favourites: true })).toBe(2);
  });

  test("regions come from the cards, those with most games first", () => {
    expect(regions(CARDS).map(({ name, count }) => [name.en, count])).toEqual([
      ["Hills", 2],
      ["Coast", 1],
    ]);
  });
});

test("beside a known game the nearest come first, and what is not compared last", () => {
  const near = [like("three", "river_side"), like("other", "river_side")];
  expect(ask({ known: "river_side" }, [], near)).toEqual(["river_side", "three", "qingshi"]);
});

describe("the gallery", () => {
  let page: Record<string, unknown> | undefined;
  const nothing = vi.fn();
  const shown = () => [...document.querySelectorAll("h3")].map((head) => head.textContent);
  const choose = (key: string, value: string) => {
    const select = [...document.querySelectorAll("select")].find((each) => each.getAttribute("aria-label") === key)!;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };

  async function settle(): Promise<void> {
    for (let i = 0; i < 5; i++) {
      await new Promise((done) => setTimeout(done, 0));
      await tick();
      flushSync();
    }
  }

  beforeEach(() => {
    setLanguage("en");
    clear();
    set("favourites", []);
    vi.stubGlobal("fetch", (path: string) => {
      const near = [like("three", "qingshi", "bonds", "purse"), like("river_side", "qingshi")];
      return Promise.resolve(
        path === "/api/variants/qingshi/near"
          ? new Response(JSON.stringify(near))
          : new Response('{"reason":null}', { status: 404 }),
      );
    });
    set("gallery", "list");
    const still = { favourite: "qingshi", played: [], busy: false, failed: false };
    const props = { cards: CARDS, ...still, onplay: nothing, onoptions: nothing };
    page = mount(Gallery, { target: document.body, props });
    flushSync();
  });

  afterEach(() => {
    if (page) void unmount(page);
    vi.unstubAllGlobals();
  });

  test("says how many games are left, and clears what was asked for", () => {
    choose("Chow", "without");
    expect(shown()).toEqual(["Qingshi"]);
    expect(document.querySelector("[role=status]")?.textContent.trim()).toBe("1 of 3 games");
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".filters button")];
    buttons.find((button) => button.textContent === "Clear")!.click();
    flushSync();
    expect(shown()).toHaveLength(3);
  });

  test("offers no map while it shows what was searched", () => {
    const views = () => [...document.querySelectorAll(".views button")].map((button) => button.textContent);
    expect(views()).toEqual(["Map", "List"]);
    choose("Chow", "without");
    expect(views()).toEqual([]);
  });

  test("a star is kept, told to who cannot see it, and taken back", () => {
    const first = document.querySelector<HTMLButtonElement>(".star")!;
    first.click();
    flushSync();
    expect(first.getAttribute("aria-pressed")).toBe("true");
    expect(first.getAttribute("aria-label")).toBe("Favourite: Qingshi");
    expect((JSON.parse(localStorage.getItem("settings")!) as { favourites: string[] }).favourites).toEqual(["qingshi"]);
    star("qingshi");
    expect(settings.favourites).toEqual([]);
  });

  test("a card names its neighbours and what differs", () => {
    const folded = document.querySelector("details")!;
    expect(folded.querySelector("summary")?.textContent).toBe("Nearest: qingshi");
    expect(folded.querySelector(".unlike")?.textContent.replace(/\s+/g, " ")).toMatch(
      /^Unlike qingshi: melds taken from one player bind · nobody pays more than the purse holds 4 of its 5/,
    );
  });

  test("beside the game one knows all others stand by nearness, each with what differs", async () => {
    choose("I know", "qingshi");
    await settle();
    expect(shown()).toEqual(["Qingshi", "Three", "Riverside"]);
    const cards = [...document.querySelectorAll(".card")].map((each) => each.textContent);
    expect(cards[0]).toContain("The one you know");
    expect(cards[1]).toContain("Unlike qingshi:");
    expect(cards[2]).toContain("plays the same");
  });

  test("a game nobody can tell of is let go of", async () => {
    wishes.known = "river_side";
    await settle();
    expect(wishes.known).toBe("");
    expect(shown()).toHaveLength(3);
  });
});
