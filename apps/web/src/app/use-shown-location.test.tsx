import { act, screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import * as lostCode from "#shared/lib/page/lost-code.ts";
import * as leave from "#shared/lib/session/reload-at.ts";
import { renderAt } from "../test/render-at.tsx";
import * as prefetch from "./prefetch.ts";
import { useShownLocation } from "./use-shown-location.ts";

let go: (to: string) => void;

function Screen() {
  const { shown, isPending } = useShownLocation();
  const navigate = useNavigate();
  go = (to) => act(() => void navigate(to));
  return <p data-testid="shown">{shown.location.pathname + (isPending ? " …" : "")}</p>;
}

const shown = () => screen.getByTestId("shown").textContent;

/** Lets the code of the next pages come, or not, when told. */
function holdPages() {
  const pages: PromiseWithResolvers<void>[] = [];
  vi.spyOn(prefetch, "preparePage").mockImplementation(() => {
    const page = Promise.withResolvers<void>();
    pages.push(page);
    return page.promise;
  });
  return pages;
}

beforeEach(() => {
  vi.spyOn(leave, "reloadAt").mockImplementation(() => {});
});

it("keeps the page until the code of the next one is there", async () => {
  const pages = holdPages();
  renderAt("/help", <Screen />);
  go("/terms");
  expect(shown()).toBe("/help …");
  await act(async () => pages[0]?.resolve());
  await waitFor(() => expect(shown()).toBe("/terms"));
});

it("loads the whole page where its code is gone, as after a new version of the build", async () => {
  const pages = holdPages();
  renderAt("/help", <Screen />);
  go("/terms");
  await act(async () => pages[0]?.reject(new TypeError("Failed to fetch dynamically imported module")));
  expect(leave.reloadAt).toHaveBeenCalledExactlyOnceWith(window.location.href);
});

it("neither shows nor loads a page that was left before its code came, or did not", async () => {
  const pages = holdPages();
  renderAt("/help", <Screen />);
  go("/terms");
  go("/privacy");
  go("/contact");
  await act(async () => pages[0]?.resolve());
  await act(async () => pages[1]?.reject(new TypeError("Failed to fetch dynamically imported module")));
  expect(shown()).toBe("/help …");
  expect(leave.reloadAt).not.toHaveBeenCalled();
});

it("loads the next page whole once a part of the code did not come, and stays where only the search changes", async () => {
  vi.spyOn(lostCode, "hasLostCode").mockReturnValue(true);
  const pages = holdPages();
  renderAt("/help", <Screen />);
  go("/help?query=a");
  expect(leave.reloadAt).not.toHaveBeenCalled();
  go("/terms");
  expect(leave.reloadAt).toHaveBeenCalledExactlyOnceWith(window.location.href);
  expect(pages).toEqual([]);
});
