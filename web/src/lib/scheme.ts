// The colours the reader chose: light or dark, else what the system says, with the backs of the tiles.
import { settings } from "./settings.svelte";

/** Give the page its colours; app.css reads the marks. */
export function showScheme(): void {
  const root = document.documentElement;
  if (settings.scheme === "system") delete root.dataset.scheme;
  else root.dataset.scheme = settings.scheme;
  root.dataset.backs = settings.backs;
}
