// Texts of all languages are there before a test begins.
import { LANGUAGES, loadTexts, type Language } from "../src/lib/i18n.svelte";

await Promise.all(Object.keys(LANGUAGES).map((tag) => loadTexts(tag as Language)));
