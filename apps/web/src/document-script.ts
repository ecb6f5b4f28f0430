import { holdBelowFold } from "#shared/lib/page/below-fold.ts";
import { bootWhenCalm } from "./boot.ts";

const lateAfterMs = 8_000;
const lateAfterSendingMs = 1_000;
const { dataset } = document.documentElement;

/** Says on the document that the app is late: what only that can do then says so, unless it is there. */
const beLate = () => {
  dataset.late = "";
};

/** A form that is sent before the app is there keeps what was typed: it waits in `heldForm`. */
function holdForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (dataset.ready || event.defaultPrevented || form.method !== "post") return;
  event.preventDefault();
  window.heldForm = form;
  setTimeout(beLate, lateAfterSendingMs);
}

/** Puts the remembered theme on before anything is painted, and `data-auth` where somebody seems to be signed in. */
function remember() {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    if (localStorage.getItem("auth")) dataset.auth = "";
  } catch {
    // Storage is forbidden here: nothing was remembered.
  }
}

/**
 * Loads the app's script, the first of those, together with the others that it will import, and starts it. Preloading runs none of
 * them before the app, which first sets up what they rest on. Each is requested in a task of its own: all in one would be a long task.
 */
async function startApp(addresses: string[]) {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await window.scheduler?.yield?.();
  }
  const app = await import(/* @vite-ignore */ addresses[0] as string);
  // The document arrives in pieces: somebody may touch its first ones before the last.
  if (document.readyState === "loading")
    await new Promise((done) => addEventListener("DOMContentLoaded", done));
  await app.start(addresses);
}

// The one script inside the document, built into a text of its own, which the gateway writes there with the addresses of
// the app's scripts. They are asked for when the page is calm.
remember();
holdBelowFold();
setTimeout(beLate, lateAfterMs);
addEventListener("submit", holdForm);
const addresses = document.currentScript?.dataset.scripts?.split(" ");
if (addresses) bootWhenCalm(() => startApp(addresses));
