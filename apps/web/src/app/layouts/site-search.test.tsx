import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { campaignSummary, eventPage, eventSummary } from "../../test/events.ts";
import { type Answers, failure } from "../../test/fake-gateway.ts";
import { profilePage, profileSummary } from "../../test/profiles.ts";
import { renderAt } from "../../test/render-at.tsx";
import { pageOf, story } from "../../test/stories.ts";
import { SiteSearch } from "./site-search.tsx";

const found: Answers = {
  "event.list": ({ kind }: { kind: string }) =>
    kind === "event" ? eventPage([eventSummary(7, { title: "Quill" })]) : eventPage([campaignSummary(9)]),
  "profile.list": () => profilePage([profileSummary(3, { name: "Meher Contractor" })]),
  "blog.list": () => pageOf([story(5, { slug: "quills", title: "Quills" })]),
};

const show = (answers: Answers = found) => renderAt("/help", <SiteSearch />, { answers });
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search the site" });
const panel = () => screen.findByRole("region", { name: "Suggestions" });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: "Suggestions" })).toBeNull());

describe("the search of the header", () => {
  it("suggests what the lists have from the second letter on, and says how much", async () => {
    const { user, calls } = show();
    await user.type(box(), "q");
    expect(calls).toEqual([]);
    await user.type(box(), "u");
    const links = within(await panel()).getAllByRole("link");
    await waitFor(() => expect(screen.getByText("4 suggestions below the field")).toBeTruthy());
    expect(links.length).toBeGreaterThan(0);
    expect(
      within(await panel())
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual([...["/event/7", "/profiles/artist/3", "/blog/quills", "/event/9"], "/search?query=qu"]);
  });

  it("suggests what may have been meant where the lists have nothing", async () => {
    const { user } = show({
      "event.list": () => eventPage([]),
      "profile.list": () => profilePage([]),
      "blog.list": () => pageOf([]),
      "spelling.list": () => ({ spellings: [{ search: "quill", is_variant: false }] }),
    });
    await user.type(box(), "quil");
    const link = await within(await panel()).findByRole("link", { name: "quill" });
    expect(link.getAttribute("href")).toBe("/search?query=quill");
    expect(screen.getByText("1 suggestion below the field")).toBeTruthy();
    expect(within(await panel()).getByRole("list", { name: "Did you mean" })).toBeTruthy();
  });

  it("asks once typing pauses, not for each letter", async () => {
    const { user, calls } = show();
    await user.type(box(), "quill");
    await waitFor(() => expect(calls.at(-1)?.input.search).toBe("quill"));
    expect(new Set(calls.map(({ input }) => input.search)).size).toBeLessThanOrEqual(2);
  });

  it("is walked through with the arrow keys, and closed with Escape, which goes back to the field", async () => {
    const { user } = show();
    await user.type(box(), "quill");
    await within(await panel()).findByRole("link", { name: /^Quill / });
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement?.getAttribute("href")).toBe("/event/7");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(document.activeElement?.getAttribute("href")).toBe("/profiles/artist/3");
    await user.keyboard("{Escape}");
    await isClosed();
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe("quill");
  });

  it("leads to all of it, and is closed on the next page", async () => {
    const { user } = show();
    await user.type(box(), "quill & ink");
    await user.click(within(await panel()).getByRole("link", { name: /^Search everything/ }));
    expect(screen.getByTestId("address").textContent).toBe("/search?query=quill%20%26%20ink");
    await isClosed();
    expect(box().value).toBe("quill & ink");
    await user.type(box(), "s");
    await user.click(await within(await panel()).findByRole("link", { name: /^Quill / }));
    expect(screen.getByTestId("address").textContent).toBe("/event/7");
    await isClosed();
    expect(box().value).toBe("");
  });

  it("is closed by whoever goes elsewhere, and by clearing the field", async () => {
    const { user } = show();
    await user.type(box(), "quill");
    await panel();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await isClosed();
    await user.type(box(), "quill");
    await panel();
    await user.click(document.body);
    await isClosed();
  });

  it("keeps the focus in the field while a suggestion is pressed, or Safari would close them before the click", async () => {
    const { user } = show();
    await user.type(box(), "quill");
    const link = await within(await panel()).findByRole("link", { name: /^Quill / });
    await user.pointer({ keys: "[MouseLeft>]", target: link });
    expect(document.activeElement).toBe(box());
  });

  it("still searches the blog on Enter", async () => {
    const { user } = show();
    await user.type(box(), "quill{Enter}");
    expect(screen.getByTestId("address").textContent).toBe("/blog?query=quill");
    await isClosed();
  });

  it("keeps the way to all of it where the lists fail", async () => {
    const down = () => {
      throw failure("upstream");
    };
    const { user, toasts } = show({ "event.list": down, "profile.list": down, "blog.list": down });
    await user.type(box(), "quill");
    expect(within(await panel()).getAllByRole("link")).toHaveLength(1);
    await waitFor(() => expect(screen.getByText("No suggestions")).toBeTruthy());
    expect(toasts).toEqual([]);
  });
});
