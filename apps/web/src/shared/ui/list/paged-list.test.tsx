import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Link } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { PagedList } from "./paged-list.tsx";

type Page = { calls: { id: number; title: string }[]; next: number | null };

const pageOf = (number: number, last = 3): Page => ({
  calls: [1, 2].map((place) => ({ id: 10 * number + place, title: `Call ${number}.${place}` })),
  next: number < last ? number + 1 : null,
});

type Read = (page: number) => Page | Promise<Page>;

function Calls({ read }: { read: Read }) {
  const queryClient = useQueryClient();
  const place = useListPages("page", (start) =>
    queryClient.getQueryData<InfiniteData<Page>>(["calls", start]),
  );
  const query = useInfiniteQuery({
    queryKey: ["calls", place.start],
    queryFn: async ({ pageParam }) => read(pageParam),
    initialPageParam: place.start,
    getNextPageParam: ({ next }: Page) => next,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { errors: "inline" },
  });
  return (
    <PagedList
      query={query}
      place={place}
      itemsOf={(page) => page.calls}
      words={["call", "calls"]}
      failure="Calls could not be loaded"
      skeleton={<p>Loading calls...</p>}
      empty={<p>No calls yet</p>}
      hasCount
      belowFoldFrom={1}
      hash="#calls"
    >
      {(call) => <a href={`/call/${call.id}`}>{call.title}</a>}
    </PagedList>
  );
}

const show = (read: Read, address = "/calls") =>
  renderAt(
    address,
    <>
      <Calls read={read} />
      <Link to="/calls?kind=film">Films</Link>
      <Link to="/help">Help</Link>
    </>,
    { route: "/calls" },
  );
const loadMore = () => screen.findByRole("link", { name: "Load More" });
const titles = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const address = () => screen.getByTestId("address").textContent;

describe("PagedList", () => {
  it("shows the skeleton while it loads", () => {
    show(() => never() as never);
    expect(screen.getByText("Loading calls...")).toBeTruthy();
  });

  it("says when there is nothing", async () => {
    show(() => ({ calls: [], next: null }));
    expect(await screen.findByText("No calls yet")).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("can be retried when it failed", async () => {
    let isDown = true;
    const { user } = show((page) => {
      if (isDown) throw failure("upstream");
      return pageOf(page);
    });
    expect(within(await screen.findByRole("alert")).getByText("Calls could not be loaded")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Call 1.1")).toBeTruthy();
  });

  it("goes on with the next page, puts it into the address and the focus on its first item", async () => {
    const { user } = show((page) => pageOf(page, 2));
    await user.click(await loadMore());
    await waitFor(() => expect(titles()).toEqual(["Call 1.1", "Call 1.2", "Call 2.1", "Call 2.2"]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Call 2.1"));
    await waitFor(() => expect(address()).toBe("/calls?page=2"));
    expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
  });

  it.each([
    ["Films", "/calls?kind=film"],
    ["Help", "/help"],
  ])("leaves who follows %s before the next page is there where they are", async (name, there) => {
    const next = Promise.withResolvers<Page>();
    const { user } = show((page) => (page > 1 ? next.promise : pageOf(page)));
    await user.click(await loadMore());
    const link = screen.getByRole("link", { name });
    await user.click(link);
    const focused = document.activeElement;
    await act(async () => {
      next.resolve(pageOf(2));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(address()).toBe(there);
    expect(document.activeElement).toBe(focused);
  });

  it("announces how many are shown", async () => {
    const { user } = show((page) => pageOf(page, 2));
    await user.click(await loadMore());
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("4 calls shown"));
  });

  it("announces that there are more", async () => {
    show(pageOf);
    await loadMore();
    expect(screen.getByRole("status").textContent).toBe("2 calls shown, and there are more");
  });

  it("starts where the address says, and leads to the page before and the one after", async () => {
    show(pageOf, "/calls?page=2");
    expect((await loadMore()).getAttribute("href")).toBe("/calls?page=3#calls");
    expect(screen.getByRole("link", { name: "Newer calls" }).getAttribute("href")).toBe("/calls#calls");
    expect(titles()).toEqual(["Call 2.1", "Call 2.2"]);
  });

  it("leaves a click for a new tab to the browser", async () => {
    show(pageOf);
    expect(fireEvent.click(await loadMore(), { ctrlKey: true })).toBe(true);
    expect(titles()).toHaveLength(2);
  });

  it("keeps what it has when the next page fails, and says why", async () => {
    const { user } = show((page) => {
      if (page > 1) throw failure("upstream");
      return pageOf(page);
    });
    await user.click(await loadMore());
    expect((await screen.findByRole("alert")).textContent).toBe("Calls could not be loaded");
    expect(titles()).toHaveLength(2);
    expect(address()).toBe("/calls");
    expect(await loadMore()).toBeTruthy();
  });

  it("lays items below the fold out late", async () => {
    show(pageOf);
    await loadMore();
    expect(screen.getAllByRole("listitem").map((item) => item.className)).toEqual(["", "below-fold"]);
  });
});
