// Starts the page, once the reader's texts are there.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language, loadTexts } from "./lib/i18n.svelte";
import { watchForInstalling } from "./lib/installing.svelte";
import { showScheme } from "./lib/scheme";
import { loadPictures } from "./lib/tiles";

showScheme();
watchForInstalling();
void loadPictures();
void loadTexts(language())
  .catch(() => undefined) // English is there
  .then(() => mount(App, { target: document.getElementById("app")! }));
