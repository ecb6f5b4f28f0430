import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { Link } from "./link.tsx";

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <p data-testid="here">{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>;
}

function show(props: ComponentProps<typeof Link>) {
  render(
    <BrowserRouter>
      <Link {...props}>There</Link>
      <Here />
    </BrowserRouter>,
  );
  const link = screen.getByRole("link");
  return { link, here: () => screen.getByTestId("here").textContent };
}

beforeEach(() => window.history.replaceState(null, "", "/blog?page=2"));

describe("a link", () => {
  it("leads on without a new document, and adds to the history", () => {
    const { link, here } = show({ to: "/help?topic=fees#top", state: { from: "blog" } });
    const before = window.history.length;
    expect(fireEvent.click(link)).toBe(false);
    expect(here()).toBe('/help?topic=fees#top {"from":"blog"}');
    expect(window.history.length).toBe(before + 1);
  });

  it.each([{ to: "/blog?page=2" }, { to: "/help", replace: true }])(
    "takes the place of the page that is shown, or is told to: %o",
    (props) => {
      const { link, here } = show(props);
      const before = window.history.length;
      fireEvent.click(link);
      expect(here()).toBe(`${props.to} null`);
      expect(window.history.length).toBe(before);
    },
  );

  it("leads to a place on the page", () => {
    const { link, here } = show({ to: "#comments" });
    expect(link.getAttribute("href")).toBe("#comments");
    fireEvent.click(link);
    expect(here()).toBe("/blog#comments null");
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click to the browser that asks for more: %o",
    (how) => {
      const { link, here } = show({ to: "/help" });
      // jsdom cannot leave the page; who prevents that comes after the link.
      window.addEventListener("click", (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, how);
      expect(here()).toBe("/blog?page=2 null");
    },
  );

  it("leaves a click to who has taken it", () => {
    const taken = show({ to: "/help", onClick: (event) => event.preventDefault() });
    fireEvent.click(taken.link);
    expect(taken.here()).toBe("/blog?page=2 null");
  });
});
