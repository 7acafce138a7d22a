// How strong the bots of a table are, and their temperament.
import type { SeatView } from "../protocol";
import { t } from "./i18n.svelte";

/** Of a view that does not say, only that it is a bot. */
export function mannerOf(view: Pick<SeatView, "level" | "temperament">): string {
  if (!view.level) return t("bot");
  return [t(`plate-${view.level}`), view.temperament && t(`plate-${view.temperament}`)].filter(Boolean).join(" · ");
}
