import { pressAgain, pressedPart } from "#shared/lib/page/press-again.ts";
import { whenIdle } from "#shared/lib/page/when-idle.ts";

declare global {
  interface Window {
    /** A form that was sent too early, which the document's own script keeps. */
    heldForm?: HTMLFormElement;
  }
}

const intents = ["pointerdown", "keydown", "focusin"] as const;
const paintTimeoutMs = 2_000;

/** Something is on the screen. A page that nobody looks at, or that is rendered only here, has no paint to wait for. */
function whenPainted(work: () => void) {
  const isRendered = document.getElementById("root")?.hasChildNodes();
  if (!isRendered || document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint"))
    return work();
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    work();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) finish();
  });
  // Some browsers tell nobody about times.
  const timer = setTimeout(finish, paintTimeoutMs);
  observer.observe({ type: "paint", buffered: true });
}

/**
 * Starts the app once the rendered page has loaded and was painted, and the browser is idle, or as soon as the
 * visitor touches it: what is on the screen comes first. A button or a choice that was pressed in between is pressed
 * again once it works, and a form that only the app can send (`method="post"`) is sent again; links and searches
 * work without it. Sets `data-ready` on the document when it is there.
 */
export function bootWhenCalm(start: () => Promise<void>): void {
  let hasStarted = false;
  let pressed: HTMLElement | null = null;

  const hold = ({ target }: Event) => {
    pressed = pressedPart(target);
  };
  const finish = () => {
    document.removeEventListener("click", hold);
    for (const name of intents) document.removeEventListener(name, begin);
    document.documentElement.dataset.ready = "true";
    if (pressed) pressAgain(pressed);
    window.heldForm?.requestSubmit();
  };
  function begin() {
    if (hasStarted) return;
    hasStarted = true;
    start().then(finish, () => {
      // The code did not arrive: the page stays readable, and the next touch tries again.
      hasStarted = false;
    });
  }

  document.addEventListener("click", hold);
  for (const name of intents) document.addEventListener(name, begin, { passive: true });
  const wait = () => whenPainted(() => whenIdle(begin));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
