import type { SavedSearch } from "@callboard/contracts/saved-search";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { eventPage, eventsFrom } from "../../../test/events.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventsScreen } from "../listing/events-screen.tsx";
import { SearchesScreen } from "./searches-screen.tsx";

type CallSearch = Extract<SavedSearch, { kind: "call" }>;
const saved = (fields: Partial<CallSearch> = {}): CallSearch => ({
  kind: "call",
  ...{ id: 4, name: "Leads", rhythm: "daily", filter: { search: "lead", present_city: "new delhi" } },
  ...{ category_name: null, created_at: "2026-11-20T10:00:00.000Z", new_count: 2, feed_made_at: null },
  ...fields,
});

const facetGroups = [
  "category_id",
  "profession",
  "gender",
  "age",
  "pay",
  "closes_within",
  "self_tape",
  "is_fair",
];
const theatre = { value: "4", label: "Theatre", count: 2, is_more: false };
const facets = {
  total: { count: 3, is_more: false },
  facets: { ...Object.fromEntries(facetGroups.map((name) => [name, []])), category_id: [theatre] },
  days: [],
};

function showEvents(address: string, change: Answers = {}, offered?: "filters"[]) {
  const answers = {
    "reference.cities": () => [],
    "video.list": () => ({ videos: [], pagination: eventPage([]).pagination }),
    "event.list": () => eventPage(eventsFrom(1, 3)),
    "event.facets": () => facets,
    "application.applied": () => [],
    ...change,
  };
  return renderAt(address, <EventsScreen />, { answers, ...(offered && { offered }) });
}
const showSearches = (answers: Answers, address = "/account/searches") =>
  renderAt(address, <SearchesScreen />, { answers });

const saveButton = () => screen.queryByRole("button", { name: "Save this search" });

beforeEach(() => signIn());

describe("saving a search", () => {
  it("proposes what is chosen as its name, and keeps all of it but the day, the deadline and the order", async () => {
    const address =
      "/events?search=sea&city=new+delhi&category=4&gender=Female&tape=no&fair=true&closes=7&day=2026-12-12&sort=pay";
    const { user, calls } = showEvents(address, { "savedSearch.create": () => saved() });
    await user.click(await screen.findByRole("button", { name: "Save this search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    const words = "“sea”, Theatre, Female, Without a self-tape, Fair-call check met, New Delhi";
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(words);
    expect(dialog.getByText(/The day and the deadline/)).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(/^Tell me/), "Once a week");
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ path }) => path === "savedSearch.create")?.input).toEqual({
      ...{ name: words, rhythm: "weekly" },
      filter: {
        ...{ search: "sea", present_city: "new delhi", category_id: 4 },
        ...{ gender: "Female", self_tape: "no", is_fair: true },
      },
    });
  });

  it("says why it is refused, and keeps the dialog", async () => {
    const refused = "You have saved this search already, as “Leads”";
    const { user, toasts } = showEvents("/events?search=sea", {
      "savedSearch.create": () => {
        throw failure("validation", refused);
      },
    });
    await user.click(await screen.findByRole("button", { name: "Save this search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(toasts).toEqual([refused]));
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("“sea”");
  });

  it.each([
    "/events",
    "/events?filter=upcoming",
    "/events?search=sea&filter=past",
    "/events?day=2026-12-12&sort=pay",
  ])("is not offered at %s", async (address) => {
    showEvents(address);
    await screen.findByRole("region", { name: "Find calls" });
    expect(saveButton()).toBeNull();
  });

  it("is not offered by an upstream that keeps none", async () => {
    showEvents("/events?search=sea", {}, ["filters"]);
    await screen.findByRole("region", { name: "Find calls" });
    expect(saveButton()).toBeNull();
  });
});

describe("the saved searches", () => {
  it("among articles and people lead to where they look, and have feeds but no calendar", async () => {
    const common = { rhythm: "daily", created_at: "2026-11-20T10:00:00.000Z", feed_made_at: null } as const;
    const article = {
      ...common,
      kind: "article",
      category_name: null,
      tag: null,
      author_name: null,
    } as const;
    const searches: SavedSearch[] = [
      {
        ...article,
        id: 1,
        name: "Asha",
        filter: { author: "asha-rao" },
        author_name: "Asha Rao",
        new_count: 1,
      },
      {
        ...article,
        id: 2,
        name: "Voice",
        filter: { tag_id: 4 },
        tag: { name: "Voice", slug: "voice" },
        new_count: 0,
      },
      { ...article, id: 3, name: "Gone", filter: { tag_id: 5 }, new_count: 0 },
      {
        ...article,
        id: 4,
        name: "Film",
        filter: { search: "sea", category_id: 2 },
        category_name: "Film",
        new_count: 2,
      },
      {
        ...{ ...common, kind: "profile", id: 5, name: "Actors", category_name: null, new_count: 1 },
        filter: { kind: "artist", search: "lear", profession: "Actor", travel: "yes" },
      },
    ];
    const key = "k".repeat(43);
    const { user } = showSearches({
      "savedSearch.list": () => searches,
      "savedSearch.makeFeed": () => ({ key }),
    });
    const items = await screen.findAllByRole("listitem");
    const told = items.map((item) => [
      item.querySelector("p")?.textContent,
      item.querySelector("a")?.getAttribute("href"),
    ]);
    expect(told).toEqual([
      ["Articles: by Asha Rao", "/blog/author/asha-rao"],
      ["Articles: about Voice", "/blog/tag/voice"],
      ["Articles: about a tag that is gone", "/blog"],
      ["Articles: “sea”, Film", "/blog?query=sea&category_id=2"],
      [
        "People: “lear”, artists, Actor, travels",
        "/directory?kind=artist&profession=Actor&travel=yes&search=lear",
      ],
    ]);
    expect(screen.getByText("2 new articles")).toBeTruthy();
    expect(screen.getByText("1 new profile")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Feeds of Actors" }));
    await user.click(screen.getByRole("button", { name: "Make the address of Actors" }));
    const rss = await screen.findByLabelText<HTMLInputElement>(/^RSS feed/);
    expect(rss.value).toMatch(new RegExp(`/searches\\.xml\\?key=${key}$`));
    expect(screen.getByText(/^It is shown this once/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Calendar/)).toBeNull();
  });

  it("say what they ask for and how many calls are new, and lead to the results", async () => {
    const filter = { category_id: 4, profession: "Actor", age: "26-35" as const, pay: "100" as const };
    const { user, calls } = showSearches({
      "savedSearch.list": () => [
        saved(),
        saved({ id: 5, name: "Actors", filter, category_name: "Theatre", new_count: 99 }),
        saved({ id: 6, name: "Old", new_count: 0 }),
      ],
      "savedSearch.look": () => ({ message: "OK" }),
    });
    const items = await screen.findAllByRole("listitem");
    expect(items.map((item) => item.querySelectorAll("p")[1]?.textContent ?? null)).toEqual([
      "2 new calls",
      "99+ new calls",
      null,
    ]);
    expect(screen.getByText("Theatre, Actor, Age 26–35, From €100")).toBeTruthy();
    const link = screen.getByRole("link", { name: "See results of Actors" });
    expect(link.getAttribute("href")).toBe(
      "/events?filter=upcoming&category=4&profession=Actor&age=26-35&pay=100",
    );
    await user.click(link);
    expect(calls.find(({ path }) => path === "savedSearch.look")?.input).toEqual({ id: 5 });
  });

  it("take another rhythm and another name", async () => {
    const { user, calls } = showSearches({
      "savedSearch.list": () => [saved()],
      "savedSearch.change": () => saved(),
    });
    await user.selectOptions(await screen.findByLabelText(/^Tell me/), "At once");
    await user.click(screen.getByRole("button", { name: "Rename Leads" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rename this search" }));
    const name = dialog.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, "Lead roles");
    await user.click(dialog.getByRole("button", { name: "Save name" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.filter(({ path }) => path === "savedSearch.change").map(({ input }) => input)).toEqual([
      { id: 4, rhythm: "at_once" },
      { id: 4, name: "Lead roles" },
    ]);
  });

  it("show the addresses of their feeds once, to be copied", async () => {
    const key = "k".repeat(43);
    const { user } = showSearches({
      "savedSearch.list": () => [saved({ feed_made_at: "2026-11-20T10:00:00.000Z" })],
      "savedSearch.makeFeed": () => ({ key }),
    });
    await user.click(await screen.findByRole("button", { name: "Feeds of Leads" }));
    expect(screen.getByText(/were made on 20 Nov 2026, and are not shown again/)).toBeTruthy();
    expect(screen.queryByLabelText(/^RSS feed/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Make new addresses of Leads" }));
    const rss = await screen.findByLabelText<HTMLInputElement>(/^RSS feed/);
    expect(rss.value).toMatch(new RegExp(`/searches\\.xml\\?key=${key}$`));
    await user.click(screen.getByRole("button", { name: "Copy the calendar address" }));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/searches\\.ics\\?key=${key}$`));
    expect(await screen.findByText("Calendar: copied")).toBeTruthy();
  });

  it("are deleted, and brought back by the button that takes the focus", async () => {
    let isThere = true;
    const { user, calls } = showSearches({
      "savedSearch.list": () => (isThere ? [saved()] : []),
      "savedSearch.remove": () => {
        isThere = false;
        return { message: "Search deleted" };
      },
      "savedSearch.restore": () => {
        isThere = true;
        return saved();
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Leads" }));
    const undo = await screen.findByRole("button", { name: "Undo deleting Leads" });
    expect(document.activeElement).toBe(undo);
    expect(screen.queryByRole("heading", { name: "Leads" })).toBeNull();
    await user.click(undo);
    expect(await screen.findByRole("heading", { name: "Leads" })).toBeTruthy();
    expect(calls.find(({ path }) => path === "savedSearch.restore")?.input).toEqual({ id: 4 });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo deleting Leads" })).toBeNull());
  });

  it("lead to the calls where there are none", async () => {
    showSearches({ "savedSearch.list": () => [] });
    const link = await screen.findByRole("link", { name: "Find calls" });
    expect(link.getAttribute("href")).toBe("/events");
  });

  it("are loaded again on Retry", async () => {
    let isDown = true;
    const { user } = showSearches({
      "savedSearch.list": () => {
        if (isDown) throw failure("upstream");
        return [saved()];
      },
    });
    const retry = await screen.findByRole("button", { name: "Retry" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole("heading", { name: "Leads" })).toBeTruthy();
  });

  it("give the focus to the one that a notification leads to", async () => {
    showSearches(
      { "savedSearch.list": () => [saved(), saved({ id: 5, name: "Actors" })] },
      "/account/searches#search-5",
    );
    const heading = await screen.findByRole("heading", { name: "Actors" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
