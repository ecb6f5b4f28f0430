import { capabilities } from "@callboard/contracts/capability";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ChangeEvent, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { PageContext } from "#shared/lib/page/page-context.ts";
import * as leave from "#shared/lib/session/reload-at.ts";
import { lazyHydrated, loadLazyParts } from "./lazy-hydration.tsx";

const pressed = vi.fn();
const sent = vi.fn();
const followed = vi.fn();
const chosen = vi.fn();

function Form() {
  const [theme, setTheme] = useState("light");
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    chosen(target.value);
    setTheme(target.value);
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <button type="button" onClick={pressed}>
        Reply
      </button>
      <a
        href="/help"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Help
      </a>
      {["light", "dark"].map((value) => (
        <label key={value}>
          <input type="radio" name="theme" {...{ value }} checked={theme === value} onChange={handleChange} />
          {value}
        </label>
      ))}
    </form>
  );
}

const inPage = (element: React.ReactNode, isHydrating: boolean) => (
  <PageContext value={{ now: "", host: "", capabilities, hydrating: { current: isHydrating } }}>
    {element}
  </PageContext>
);

/** A page as the gateway rendered it, hydrated by an app that has no code for the part yet. */
async function takeOver() {
  const Known = lazyHydrated(async () => Form);
  await loadLazyParts();
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(inPage(<Known />, true));
  const arrival = Promise.withResolvers<typeof Form>();
  const Part = lazyHydrated(() => arrival.promise);
  await act(async () => void hydrateRoot(host, inPage(<Part />, true)));
  return async () => {
    arrival.resolve(Form);
    await act(() => loadLazyParts());
  };
}

beforeEach(() => {
  document.body.innerHTML = "";
  pressed.mockClear();
  sent.mockClear();
  followed.mockClear();
  chosen.mockClear();
});

it("keeps what was rendered, and presses once what was pressed before its code came", async () => {
  const arrive = await takeOver();
  const button = screen.getByRole("button", { name: "Reply" });
  button.click();
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  await arrive();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("button", { name: "Reply" })).toBe(button);
  await act(async () => button.click());
  expect(pressed).toHaveBeenCalledTimes(2);
});

it("sends a form that was sent before its code came", async () => {
  const arrive = await takeOver();
  document.forms[0]?.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

it("follows a link that was clicked before its code came", async () => {
  const arrive = await takeOver();
  const link = screen.getByRole("link", { name: "Help" });
  expect(fireEvent.click(link)).toBe(false);
  expect(followed).not.toHaveBeenCalled();
  await arrive();
  await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
});

it("opens a link that was clicked where its code does not come", async () => {
  const reload = vi.spyOn(leave, "reloadAt").mockImplementation(() => {});
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = '<div class="contents"><!--$--><a href="/help">Help</a><!--/$--></div>';
  let hasCode = false;
  const Part = lazyHydrated(async () => {
    if (!hasCode) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <a href="/help">Help</a>;
  });
  await act(async () => void hydrateRoot(host, inPage(<Part />, true)));
  expect(fireEvent.click(screen.getByRole("link", { name: "Help" }))).toBe(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith("http://localhost:3000/help"));
  // The list of parts is that of all tests.
  hasCode = true;
});

it("leaves a click for a new tab to the browser", async () => {
  const arrive = await takeOver();
  // jsdom cannot open one.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent.click(screen.getByRole("link", { name: "Help" }), { ctrlKey: true });
  await arrive();
  expect(followed).not.toHaveBeenCalled();
});

it("chooses once what was chosen before its code came", async () => {
  const arrive = await takeOver();
  const dark = screen.getByRole<HTMLInputElement>("radio", { name: "dark" });
  screen.getByText("dark").click();
  expect(chosen).not.toHaveBeenCalled();
  await arrive();
  await vi.waitFor(() => expect(chosen.mock.calls).toEqual([["dark"]]));
  expect(dark.checked).toBe(true);
});

it("is hydrated as it was rendered where its code comes in the middle of that", async () => {
  const Known = lazyHydrated(async () => Form);
  await loadLazyParts();
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(inPage(<Known />, true));
  const button = screen.getByRole("button", { name: "Reply" });
  const Part = lazyHydrated(async () => Form);
  const Touched = () => {
    void loadLazyParts();
    return null;
  };
  const failed = vi.fn();
  const page = inPage([<Touched key="touched" />, <Part key="part" />], true);
  await act(async () => void hydrateRoot(host, page, { onRecoverableError: failed }));
  expect(failed).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Reply" })).toBe(button);
  await act(async () => button.click());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("asks for its code at once on a page that nobody rendered, and shows its fallback until then", async () => {
  const arrival = Promise.withResolvers<typeof Form>();
  const Part = lazyHydrated(() => arrival.promise, <p>Loading</p>);
  await act(async () => void render(inPage(<Part />, false)));
  expect(screen.getByText("Loading")).toBeTruthy();
  await act(async () => arrival.resolve(Form));
  expect(await screen.findByRole("button", { name: "Reply" })).toBeTruthy();
  expect(screen.queryByText("Loading")).toBeNull();
});

it("is rendered at once with the parts in it, which are known once its code is there", async () => {
  const Outer = lazyHydrated(async () => {
    const Inner = lazyHydrated(async () => () => <p>Within</p>);
    return () => <Inner />;
  });
  await loadLazyParts();
  expect(renderToString(inPage(<Outer />, true))).toContain("Within");
});
