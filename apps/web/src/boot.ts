const intents = ["pointerdown", "keydown", "focusin"] as const;
const idleTimeoutMs = 2_000;

function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work, 200);
}

/**
 * Starts the application once the rendered page has loaded and the browser is idle, or as soon as the visitor touches
 * it: what is on the screen comes first. A button that was pressed in between is pressed again once it works, and a form
 * that only the application can send (`method="post"`) is sent again; links and searches work without it. Sets
 * `data-ready` on the document when it is there.
 */
export function bootWhenCalm(start: () => Promise<void>): void {
  let hasStarted = false;
  let pressed: HTMLElement | null = null;
  let submitted: HTMLFormElement | null = null;

  const hold = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  };
  const holdForm = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== "post") return;
    event.preventDefault();
    submitted = event.target;
  };
  const finish = () => {
    document.removeEventListener("click", hold);
    document.removeEventListener("submit", holdForm);
    for (const name of intents) document.removeEventListener(name, begin);
    document.documentElement.dataset.ready = "true";
    pressed?.click();
    submitted?.requestSubmit();
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
  document.addEventListener("submit", holdForm);
  for (const name of intents) document.addEventListener(name, begin, { passive: true });
  if (document.readyState === "complete") whenIdle(begin);
  else window.addEventListener("load", () => whenIdle(begin), { once: true });
}
