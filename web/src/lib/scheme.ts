// Light or dark: what the reader chose, else what the system says.
import { settings } from "./settings.svelte";

/** Give the page its colours; app.css reads the mark. */
export function showScheme(): void {
  const root = document.documentElement;
  if (settings.scheme === "system") delete root.dataset.scheme;
  else root.dataset.scheme = settings.scheme;
}
