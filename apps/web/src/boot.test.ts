import { beforeEach, describe, expect, it, vi } from "vitest";
import { bootWhenCalm } from "./boot.ts";

const touch = (target: Element) => {
  target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
};

describe("bootWhenCalm", () => {
  beforeEach(() => {
    vi.stubGlobal("requestIdleCallback", vi.fn());
    delete document.documentElement.dataset.ready;
    document.body.innerHTML = '<button type="button">Menu</button><p>Text</p>';
  });

  it("waits for an idle moment of a loaded page", async () => {
    const start = vi.fn(() => Promise.resolve());
    bootWhenCalm(start);
    expect(start).not.toHaveBeenCalled();
    vi.mocked(window.requestIdleCallback).mock.calls[0]?.[0]({} as IdleDeadline);
    await vi.waitFor(() => expect(document.documentElement.dataset.ready).toBe("true"));
    expect(start).toHaveBeenCalledTimes(1);
  });

  describe("of a rendered page", () => {
    const paint = (name: string) => ({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
    let tell: (list: ReturnType<typeof paint>) => void;

    beforeEach(() => {
      document.body.innerHTML = '<div id="root"><p>Text</p></div>';
      class Observer {
        static supportedEntryTypes = ["paint"];
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(callback: typeof tell) {
          tell = callback;
        }
      }
      vi.stubGlobal("PerformanceObserver", Observer);
    });

    it("waits for its first content on the screen", () => {
      bootWhenCalm(() => Promise.resolve());
      tell(paint("first-paint"));
      expect(window.requestIdleCallback).not.toHaveBeenCalled();
      tell(paint("first-contentful-paint"));
      expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
    });

    it("does not wait for ever where the browser tells nobody of it", () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      bootWhenCalm(() => Promise.resolve());
      vi.advanceTimersByTime(2_000);
      vi.useRealTimers();
      expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
    });
  });

  it("starts at the first touch, once, and presses again what was pressed too early", async () => {
    const button = document.querySelector("button") as HTMLButtonElement;
    const onClick = vi.fn();
    const start = vi.fn(async () => {
      await Promise.resolve();
      button.addEventListener("click", onClick);
    });
    bootWhenCalm(start);
    touch(button);
    touch(button);
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it("chooses again what was chosen too early", async () => {
    document.body.innerHTML = '<label>Dark<input type="radio"></label>';
    const input = document.querySelector("input") as HTMLInputElement;
    const onChange = vi.fn();
    bootWhenCalm(async () => {
      await Promise.resolve();
      input.addEventListener("change", onChange);
    });
    input.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    input.parentElement?.click();
    expect(onChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(input.checked).toBe(true);
  });

  it("sends a form that was sent too early, once it works", async () => {
    document.body.innerHTML = '<form method="post"></form>';
    const form = document.forms[0] as HTMLFormElement;
    const again = vi.spyOn(form, "requestSubmit").mockImplementation(() => {});
    window.heldForm = form;
    bootWhenCalm(() => Promise.resolve());
    touch(form);
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  });

  it("tries again at the next touch when the code did not arrive", async () => {
    const start = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    bootWhenCalm(start);
    const text = document.querySelector("p") as Element;
    touch(text);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    touch(text);
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    expect(document.documentElement.dataset.ready).toBeUndefined();
  });
});
