import { act, render, screen, waitFor } from "@testing-library/react";
import type { Location } from "react-router-dom";
import { expect, it } from "vitest";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

type PageProps = { pathname: string; next?: string; isLoading?: boolean };

function Page({ pathname, next = pathname, isLoading = false }: PageProps) {
  useFocusOnNavigation({ pathname, hash: "" } as Location, next);
  return (
    <>
      <button type="button">Menu</button>
      <input aria-label="Search" />
      <main id="main">
        <div aria-busy={isLoading}>
          <h1>{isLoading ? "Loading" : pathname}</h1>
        </div>
      </main>
    </>
  );
}

/** Goes to a page that is still loading. */
function goToLoading() {
  const { rerender } = render(<Page pathname="/a" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page pathname="/b" isLoading />);
  expect(document.activeElement).toBe(screen.getByRole("main"));
}

/** Replaces the skeleton by the page's own heading. */
async function load() {
  const late = document.createElement("h1");
  await act(async () => {
    screen.getByRole("main").replaceChildren(late);
    await Promise.resolve();
  });
  return late;
}

it("focuses a heading that comes late, not that of the skeleton", async () => {
  goToLoading();
  const late = await load();
  await waitFor(() => expect(document.activeElement).toBe(late));
});

it("leaves the focus where somebody has put it meanwhile", async () => {
  goToLoading();
  screen.getByRole("button").focus();
  await load();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

it("stays in a field to which somebody went while the next page was on its way", () => {
  const { rerender } = render(<Page pathname="/a" />);
  screen.getByRole("button").focus();
  rerender(<Page pathname="/a" next="/b" />);
  screen.getByRole("textbox").focus();
  rerender(<Page pathname="/b" />);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

it("leaves a field whose text led to the next page, and a button that took the focus back", () => {
  const { rerender } = render(<Page pathname="/a" />);
  screen.getByRole("textbox").focus();
  rerender(<Page pathname="/a" next="/b" />);
  rerender(<Page pathname="/b" />);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  rerender(<Page pathname="/b" next="/c" />);
  screen.getByRole("button").focus();
  rerender(<Page pathname="/c" />);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
