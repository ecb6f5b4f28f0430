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

  it("keeps a form that was sent too early, and sends it once it works; a search goes its own way", async () => {
    document.body.innerHTML = '<form method="post"></form><form action="/blog"></form>';
    const [form, search] = [...document.forms] as [HTMLFormElement, HTMLFormElement];
    const again = vi.spyOn(form, "requestSubmit").mockImplementation(() => {});
    let isThere = () => {};
    bootWhenCalm(
      () =>
        new Promise((resolve) => {
          isThere = resolve;
        }),
    );
    touch(form);
    const submit = () => new SubmitEvent("submit", { bubbles: true, cancelable: true });
    expect(form.dispatchEvent(submit())).toBe(false);
    expect(search.dispatchEvent(submit())).toBe(true);
    isThere();
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(form.dispatchEvent(submit())).toBe(true);
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
