// Texts of all languages are there before a test begins.
import { LANGUAGES, loadAllTexts, loadTexts, type Language } from "../src/lib/i18n.svelte";

await loadAllTexts();
await Promise.all(Object.keys(LANGUAGES).map((tag) => loadTexts(tag as Language)));
