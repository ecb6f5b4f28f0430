import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../test/claims.ts";
import { eventPage, eventSummary } from "../test/events.ts";
import { type Answers, failure, never } from "../test/fake-gateway.ts";
import { profilePage, profileSummary } from "../test/profiles.ts";
import { renderAt } from "../test/render-at.tsx";
import { pageOf, story } from "../test/stories.ts";
import { BookmarksArea } from "./bookmarks-area.tsx";

beforeEach(signIn);

function show(address = "/account/bookmarks", answers: Answers = {}) {
  let calls = [eventSummary(7, { title: "Quill" }), eventSummary(8, { title: "Harbour" })];
  const shown = renderAt(address, <BookmarksArea />, {
    answers: {
      "bookmark.calls": () => eventPage(calls),
      "bookmark.profiles": () => profilePage([profileSummary(3, { name: "Meher Contractor" })]),
      "bookmark.articles": () => pageOf([story(5, { title: "Of quills" })]),
      "bookmark.remove": ({ id }: { id: number }) => {
        calls = calls.filter((call) => call.id !== id);
        return { message: "Removed" };
      },
      "bookmark.put": ({ id }: { id: number }) => {
        calls = [eventSummary(id, { title: "Quill" }), ...calls];
        return { message: "Saved" };
      },
      ...answers,
    },
  });
  return shown;
}

const address = () => screen.getByTestId("address").textContent;
const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

describe("what somebody saved", () => {
  it("is shown by kind, each with its own address", async () => {
    const { user, calls } = show();
    await screen.findAllByRole("article");
    expect(titles()).toEqual(["Quill", "Harbour"]);
    await user.click(screen.getByRole("link", { name: "People" }));
    expect(address()).toBe("/account/bookmarks?kind=profile");
    await screen.findByRole("link", { name: "Meher Contractor" });
    await user.click(screen.getByRole("link", { name: "Stories" }));
    await screen.findByRole("heading", { name: "Of quills" });
    expect(screen.getByRole("link", { name: "Stories" }).getAttribute("aria-current")).toBe("page");
    expect(calls.map(({ path }) => path)).toEqual([
      ...["bookmark.calls", "bookmark.profiles", "bookmark.articles"],
    ]);
  });

  it("is searched, with the text in the address, in the tab that is open", async () => {
    const { user, calls } = show("/account/bookmarks?kind=article");
    await screen.findByRole("heading", { name: "Of quills" });
    await user.type(screen.getByRole("searchbox"), " quill {Enter}");
    expect(address()).toBe("/account/bookmarks?kind=article&query=quill");
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { search: "quill", page: 1 } }));
    expect(screen.getByRole("link", { name: "Calls" }).getAttribute("href")).toBe(
      "/account/bookmarks?query=quill",
    );
  });

  it("is removed, and saved again by the button that takes the focus", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Remove Quill" }));
    const undo = await screen.findByRole("button", { name: "Undo removing Quill" });
    expect(document.activeElement).toBe(undo);
    expect(titles()).toEqual(["Harbour"]);
    await user.click(undo);
    await waitFor(() => expect(titles()).toEqual(["Quill", "Harbour"]));
    expect(screen.queryByText("“Quill” is removed.")).toBeNull();
    expect(document.activeElement?.textContent).toBe("“Quill” is back.");
  });

  it("stays where removing fails, which is said", async () => {
    const { user, toasts } = show(undefined, {
      "bookmark.remove": () => {
        throw failure("upstream");
      },
    });
    await user.click(await screen.findByRole("button", { name: "Remove Quill" }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(titles()).toEqual(["Quill", "Harbour"]);
  });

  it("says how to save something, that nothing fits, that it loads, and that it failed", async () => {
    const none = { "bookmark.calls": () => eventPage([]) };
    const first = show(undefined, none);
    expect(await screen.findByText("You have saved no call.")).toBeTruthy();
    first.unmount();
    const second = show("/account/bookmarks?query=ink", none);
    expect(await screen.findByText("Nothing that you saved here has “ink”.")).toBeTruthy();
    second.unmount();
    const third = show(undefined, { "bookmark.calls": never });
    expect(await screen.findByText("Loading what you saved...")).toBeTruthy();
    third.unmount();
    show(undefined, {
      "bookmark.calls": () => {
        throw failure("upstream");
      },
    });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  });
});
