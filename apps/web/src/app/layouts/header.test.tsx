import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderAt } from "../../test/render-at.tsx";
import { Header } from "./header.tsx";

function scrollTo(y: number) {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event("scroll"));
  });
}

describe("Header", () => {
  it("leads to the front page for the directory where the upstream has no profiles", () => {
    renderAt("/help", <Header hasPhoneSearch={false} />, { offered: [] });
    expect(screen.getByRole("link", { name: "Directory" }).getAttribute("href")).toBe("/");
  });

  it("links to the sections, to signing in and to posting an audition", () => {
    renderAt("/help", <Header hasPhoneSearch={false} />);
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Events")).toBe("/events");
    expect(href("Crowdfunding")).toBe("/crowdfunding");
    expect(href("Theatre")).toBe("/#theatre");
    expect(href("Directory")).toBe("/#directory");
    expect(href("Login / Register")).toBe("/login");
    expect(href("Post Audition Now")).toBe("/create-event");
  });

  it("opens the menu, traps the focus in it, and closes on Escape with the focus back on its button", async () => {
    const { user } = renderAt("/help", <Header hasPhoneSearch={false} />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    const menu = await screen.findByRole("dialog", { name: "Menu" });
    expect(within(menu).getByRole("link", { name: "Crowdfunding" })).toBeDefined();
    for (let step = 0; step < 9; step++) {
      await user.tab();
      expect(menu.contains(document.activeElement)).toBe(true);
    }
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" })));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes the menu when one of its links is followed", async () => {
    const { user } = renderAt("/help", <Header hasPhoneSearch={false} />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Events" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByTestId("address").textContent).toBe("/events");
  });

  it("searches the blog on Enter only, and shows what was searched for", async () => {
    const { user } = renderAt("/help?query=mime", <Header hasPhoneSearch={false} />);
    const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search the site" });
    expect(box.value).toBe("mime");
    await user.clear(box);
    await user.type(box, " street & stage ");
    expect(screen.getByTestId("address").textContent).toBe("/help?query=mime");
    await user.keyboard("{Enter}");
    expect(screen.getByTestId("address").textContent).toBe("/blog?query=street%20%26%20stage");
  });

  it("has a second search box for phones where articles are listed", () => {
    renderAt("/blog", <Header hasPhoneSearch />);
    expect(screen.getAllByRole("searchbox")).toHaveLength(2);
  });

  it("hides on a narrow screen when scrolling down past 40 px and returns when scrolling up and on focus", async () => {
    Object.assign(window, { innerWidth: 640 });
    const { user } = renderAt("/help", <Header hasPhoneSearch={false} />);
    const isHidden = () => screen.getByRole("banner").className.includes("-translate-y-full");
    scrollTo(40);
    expect(isHidden()).toBe(false);
    scrollTo(41);
    expect(isHidden()).toBe(true);
    scrollTo(39);
    expect(isHidden()).toBe(false);
    scrollTo(300);
    expect(isHidden()).toBe(true);
    await user.tab();
    expect(isHidden()).toBe(false);
    Object.assign(window, { innerWidth: 641 });
    scrollTo(600);
    expect(isHidden()).toBe(false);
    scrollTo(0);
  });
});
