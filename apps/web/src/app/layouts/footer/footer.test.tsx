import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { Footer } from "./footer.tsx";

describe("Footer", () => {
  beforeEach(() => {
    delete document.documentElement.dataset.theme;
  });

  it("links to registering, advertising, the blog, contact, privacy and the search, and names the current year", () => {
    renderAt("/", <Footer />, { now: "2031-01-01T00:00:00.000Z" });
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Register as Artist")).toBe("/register?as=artist");
    expect(href("Register as Agency")).toBe("/register?as=agency");
    expect(href("Advertise with us")).toBe("/contact?topic=advertise");
    expect(href("Blog")).toBe("/blog");
    expect(href("Contact Us")).toBe("/contact");
    expect(href("Privacy Policy")).toBe("/privacy");
    expect(href("Search")).toBe("/search");
    expect(screen.getByText("© 2031 Callboard")).toBeDefined();
  });

  it("links signed-in users to the wizards", () => {
    signIn();
    renderAt("/", <Footer />);
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Register as Artist")).toBe("/claim-artist-profile");
    expect(href("Register as Agency")).toBe("/claim-agency-profile");
  });

  it("links to four social networks in a new tab", () => {
    renderAt("/", <Footer />);
    const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /opens in a new tab/ });
    expect(links.map(({ target, rel }) => [target, rel])).toEqual(
      Array.from({ length: 4 }, () => ["_blank", "noopener noreferrer"]),
    );
  });

  it("applies a chosen theme and remembers it, until the system decides again", async () => {
    const { user } = renderAt("/", <Footer />);
    expect(screen.getByRole("radio", { name: "System theme", checked: true })).toBeDefined();
    await user.click(screen.getByRole("radio", { name: "Dark theme" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    await user.click(screen.getByRole("radio", { name: "System theme" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("starts with the remembered theme and ignores an invalid one", () => {
    localStorage.setItem("theme", "light");
    const { unmount } = renderAt("/", <Footer />);
    expect(screen.getByRole("radio", { name: "Light theme", checked: true })).toBeDefined();
    unmount();
    localStorage.setItem("theme", "plaid");
    renderAt("/", <Footer />);
    expect(screen.getByRole("radio", { name: "System theme", checked: true })).toBeDefined();
  });

  it("offers India, USA and UK as the location and remembers the choice", async () => {
    const { user } = renderAt("/", <Footer />);
    await user.click(screen.getByRole("button", { name: /^Location: ?India$/ }));
    const items = await screen.findAllByRole("menuitemradio");
    expect(items.map(({ textContent }) => textContent)).toEqual(["India", "USA", "UK"]);
    await user.click(screen.getByRole("menuitemradio", { name: "UK" }));
    expect(await screen.findByRole("button", { name: /^Location: ?UK$/ })).toBeDefined();
    expect(localStorage.getItem("location")).toBe("GB");
  });
});
