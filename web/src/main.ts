// Starts the page.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadSprite } from "./lib/tiles";

void loadSprite();
export default mount(App, { target: document.getElementById("app")! });
