import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { category, pageOf, storiesFrom, story } from "../../../test/stories.ts";
import { BlogListing } from "./blog-listing.tsx";

type ListInput = {
  is_featured?: boolean;
  cursor?: string;
  category_id?: number;
  search?: string;
  page?: number;
};

const categories = [
  category(1, "Acting craft"),
  category(2, "Theatre"),
  category(3, "Funding a show", false),
];

/** Twelve articles in two pages, the first five featured; a search for "lantern" finds one, in any category. */
function answers(change: Answers = {}): Answers {
  return {
    "category.list": () => categories,
    "blog.list": ({ is_featured, cursor, search, page }: ListInput) => {
      if (search === "nothing") return pageOf([]);
      if (search) return pageOf([story(40, { title: `About ${search}` })]);
      if (is_featured) return pageOf(storiesFrom(1, 5));
      return cursor || page === 2 ? pageOf(storiesFrom(11, 12)) : pageOf(storiesFrom(1, 10), "next");
    },
    ...change,
  };
}

const latest = () => screen.getByRole("region", { name: "Latest Stories" });
const latestTitles = () =>
  within(latest())
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId("address").textContent;

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

describe("the blog listing", () => {
  it("shows a featured hero with four cards, the newest stories and the categories with their counts", async () => {
    renderAt("/blog", <BlogListing />, { answers: answers() });
    const featured = await screen.findByRole("region", { name: "Featured" });
    expect(within(featured).getAllByRole("article")).toHaveLength(5);
    expect(await within(latest()).findAllByRole("article")).toHaveLength(10);
    const list = screen.getByRole("region", { name: "Categories" });
    expect(within(list).getByRole("link", { name: "Theatre 4 articles" })).toBeTruthy();
  });

  it.each([
    ["/blog", "/feed.xml"],
    ["/blog?category_id=2&query=lantern", "/feed.xml?category_id=2"],
  ])("links at %s to the feed %s", (url, feed) => {
    renderAt(url, <BlogListing />, { answers: answers() });
    expect(screen.getByRole("link", { name: "RSS feed" }).getAttribute("href")).toBe(feed);
  });

  it("shows the publication date in UTC", async () => {
    renderAt("/blog", <BlogListing />, { answers: answers() });
    const [first] = await within(latest()).findAllByText("05 Mar 2026");
    expect(first).toBeTruthy();
  });

  it("offers ALL, the header's categories and the chosen one as filters", async () => {
    renderAt("/blog?category_id=3", <BlogListing />, { answers: answers() });
    const bar = screen.getByRole("navigation", { name: "Categories" });
    await within(bar).findByRole("link", { name: "Theatre" });
    const names = within(bar)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["ALL", "Acting craft", "Theatre", "Funding a show"]);
    expect(within(bar).getByRole("link", { current: true }).textContent).toBe("Funding a show");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Funding a show");
  });

  it("returns to the first page and the top when a category is chosen, and keeps the search", async () => {
    const { user, calls } = renderAt("/blog?query=lantern&page=2", <BlogListing />, { answers: answers() });
    await user.click(await screen.findByRole("link", { name: "Theatre" }));
    expect(address()).toBe("/blog?category_id=2&query=lantern");
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ category_id: 2, search: "lantern" }));
  });

  it("searches half a second after the last keystroke", async () => {
    const { user, calls } = renderAt("/blog?category_id=2", <BlogListing />, { answers: answers() });
    await within(latest()).findAllByRole("article");
    const before = calls.length;
    await user.type(screen.getByRole("searchbox"), " lantern ");
    expect(calls).toHaveLength(before);
    await waitFor(() => expect(address()).toBe("/blog?category_id=2&query=lantern"), { timeout: 1_000 });
    expect(await within(latest()).findByRole("heading", { name: "About lantern" })).toBeTruthy();
  });

  it("loads more, writes the page into the URL and focuses the first new item", async () => {
    const { user, calls } = renderAt("/blog", <BlogListing />, { answers: answers() });
    await screen.findByRole("region", { name: "Featured" });
    const more = await screen.findByRole("link", { name: "Load More" });
    expect(more.getAttribute("href")).toBe("/blog?page=2");
    await user.click(more);
    await waitFor(() => expect(latestTitles()).toHaveLength(12));
    await waitFor(() => expect(address()).toBe("/blog?page=2"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Story 11"));
    expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
    expect(calls.filter(({ input }) => input.is_featured)).toHaveLength(1);
  });

  it("shows that it is loading more", async () => {
    const list = answers()["blog.list"] as (input: ListInput) => unknown;
    const held = { "blog.list": (input: ListInput) => (input.cursor ? never() : list(input)) };
    const { user } = renderAt("/blog", <BlogListing />, { answers: answers(held) });
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    expect(await screen.findByRole("link", { name: "Loading..." })).toBeTruthy();
  });

  it("keeps the list and offers Retry when the next page fails", async () => {
    const list = answers()["blog.list"] as (input: ListInput) => unknown;
    const failing = {
      "blog.list": (input: ListInput) => {
        if (input.cursor) throw failure("upstream");
        return list(input);
      },
    };
    const { user } = renderAt("/blog", <BlogListing />, { answers: answers(failing) });
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to fetch blogs");
    expect(latestTitles()).toHaveLength(10);
    expect(screen.getByRole("link", { name: "Load More" })).toBeTruthy();
  });

  it("starts at the page in the URL, with a link to newer articles and no featured ones", async () => {
    renderAt("/blog?page=2", <BlogListing />, { answers: answers() });
    await waitFor(() => expect(latestTitles()).toEqual(["Story 11", "Story 12"]));
    expect(screen.getByRole("link", { name: "Newer articles" }).getAttribute("href")).toBe("/blog");
    expect(screen.queryByRole("region", { name: "Featured" })).toBeNull();
  });

  it("says what may have been meant where a search finds nothing", async () => {
    const spellings = [{ search: "nothings", is_variant: false }];
    renderAt("/blog?query=nothing&category_id=2", <BlogListing />, {
      answers: { ...answers(), "spelling.list": () => ({ spellings }) },
    });
    const link = await screen.findByRole("link", { name: "nothings" });
    expect(link.getAttribute("href")).toBe("/blog?query=nothings");
  });

  it("has an empty state for a search, with a link to everything", async () => {
    renderAt("/blog?query=nothing", <BlogListing />, { answers: answers() });
    expect(await screen.findByText("No Blogs Found")).toBeTruthy();
    expect(screen.getByText("Blogs aren't posted yet. Will be updated soon!")).toBeTruthy();
    expect(screen.getByText("No Stories Found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show all articles" }).getAttribute("href")).toBe("/blog");
  });

  it("shows the error once, sets its HTTP status, and loads everything on Retry", async () => {
    let isDown = true;
    const list = answers()["blog.list"] as (input: ListInput) => unknown;
    const failing = {
      "blog.list": (input: ListInput) => {
        if (isDown) throw failure("upstream");
        return list(input);
      },
    };
    const { user, report } = renderAt("/blog", <BlogListing />, { answers: answers(failing) });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to fetch blogs");
    expect(report.status).toBe(502);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("region", { name: "Featured" })).toBeTruthy();
    expect(latestTitles()).toHaveLength(10);
  });

  it("shows a toast when the categories cannot be fetched", async () => {
    const failing = {
      "category.list": () => {
        throw failure("upstream");
      },
    };
    const { toasts } = renderAt("/blog", <BlogListing />, { answers: answers(failing) });
    const list = screen.getByRole("region", { name: "Categories" });
    expect(await within(list).findByText("Failed to fetch categories")).toBeTruthy();
    expect(toasts).toEqual(["Failed to fetch categories"]);
  });

  it("has an accessible name for what is loading", () => {
    renderAt("/blog", <BlogListing />, { answers: { "blog.list": never, "category.list": never } });
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      "Loading featured articles...",
      "Loading articles...",
      "Loading categories...",
    ]);
  });
});
