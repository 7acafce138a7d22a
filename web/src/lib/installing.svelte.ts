// The page as an app of the device: offered where the browser can, with a word to say when the server is gone.

/** What browsers hand out that can install a page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = $state.raw(null);

/** Whether the browser would install the page now. */
export const installable = () => offer !== null;

/** Have the browser ask the reader; it asks once. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/** Take the browser's offer when it comes, and leave the worker there that says what needs the server. */
export function watchForInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener("appinstalled", () => (offer = null));
  if (!import.meta.env.PROD || import.meta.env.MODE === "mock" || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("./worker.js").catch(() => undefined)); // no matter
}
