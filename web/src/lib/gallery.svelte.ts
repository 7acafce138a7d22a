// What the reader looks for stays while other pages are read; favourites are kept in the browser.
import { NOTHING, type Wishes } from "./gallery";
import { set, settings } from "./settings.svelte";

export const wishes: Wishes = $state({ ...NOTHING });

/** Ask for nothing any more. */
export function clear(): void {
  Object.assign(wishes, NOTHING);
}

/** Give a game a star, or take it back. */
export function star(id: string): void {
  const others = settings.favourites.filter((one) => one !== id);
  set("favourites", others.length === settings.favourites.length ? [...others, id] : others);
}
