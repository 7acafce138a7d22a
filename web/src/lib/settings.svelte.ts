// What the reader has set, kept in the browser.
export interface Settings {
  tilted: boolean; // the table seen from the chair where the screen is wide enough, instead of from above
  corners: boolean; // 1-9 and E S W N in the corners of tiles
  shade: boolean; // darker discards that were just drawn
  twoTaps: boolean; // on touch: first tap raises, second discards
  volume: number; // 0 to 100
  speed: number; // 0 no motion, 1 normal, 2 twice as fast
  opening: boolean; // wind tiles, dice, wall and deal are shown before a hand
  sorted: boolean; // own tiles in the server's order, else as the player last saw them
  hint: boolean; // hints at decisions
  hintTable: boolean; // what every choice leaves lies open below the advice
  keepAutos: boolean; // automatic win, pass and discard stay on for the next hand
  scheme: "system" | "light" | "dark"; // colours of the page
  backs: "bamboo" | "celadon" | "pearl" | "rose"; // colour of the backs of tiles
  gallery: "map" | "list"; // how the games of Home lie where there is room for both
  vibrate: boolean; // a phone says by a tremble that it is the reader's turn, and that a tile is down
  spoken: boolean; // calls are said aloud by a voice of the browser
  favourites: string[]; // ids of the games with a star
  terms: "game" | "english" | "japanese"; // of claims and patterns in English: as each game's players say, or one way
}

const DEFAULTS: Settings = {
  tilted: true,
  corners: false,
  shade: true,
  twoTaps: true,
  volume: 60,
  speed: 1,
  opening: true,
  sorted: true,
  hint: false,
  hintTable: false,
  keepAutos: false,
  scheme: "system",
  backs: "bamboo",
  gallery: "map",
  vibrate: false,
  spoken: false,
  favourites: [],
  terms: "game",
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

function stored(): Partial<Settings> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem("settings") ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Change one setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
}
