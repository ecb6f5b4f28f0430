import { screen, waitFor, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { eventPage, eventSummary, eventsFrom, video } from "../../../test/events.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventsScreen } from "./events-screen.tsx";

type ListInput = { is_featured?: boolean; cursor?: string; search?: string; page?: number };

const cities = [
  { id: 1, name: "London", country: "GB", time_zone: "Europe/London" },
  { id: 2, name: "Pune", country: "IN", time_zone: "Asia/Kolkata" },
];

/** Fourteen events in two pages, five more featured; a search for "lantern" finds one, for "nothing" none. */
function answers(change: Answers = {}): Answers {
  return {
    "reference.cities": () => cities,
    "video.list": () => ({ videos: [video(1)], pagination: eventPage([]).pagination }),
    "event.list": ({ is_featured, cursor, search, page }: ListInput) => {
      if (search === "nothing") return eventPage([]);
      if (search) return eventPage(is_featured ? [] : [eventSummary(40, { title: `About ${search}` })]);
      if (is_featured) return eventPage(eventsFrom(101, 105));
      return cursor || page === 2 ? eventPage(eventsFrom(13, 14)) : eventPage(eventsFrom(1, 12), "next");
    },
    ...change,
  };
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function show(address = "/events", change: Answers = {}) {
  const screenAndBack = (
    <>
      <EventsScreen />
      <Back />
    </>
  );
  return renderAt(address, screenAndBack, { answers: answers(change) });
}
const all = () => screen.getByRole("region", { name: "All auditions & events" });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId("address").textContent;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe("the page of auditions and events", () => {
  it("shows the featured events first, then all events", async () => {
    const { calls } = show();
    expect(screen.getByRole("heading", { level: 1, name: "Auditions & Events" })).toBeTruthy();
    expect(screen.getByText("Explore upcoming events")).toBeTruthy();
    const featured = screen.getByRole("region", { name: "Featured" });
    expect(await within(featured).findAllByRole("article")).toHaveLength(5);
    expect(await within(all()).findAllByRole("article")).toHaveLength(12);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Featured", "Find calls", "All auditions & events", "Latest Video"]);
    const inputs = calls.filter(({ path }) => path === "event.list").map(({ input }) => input);
    const byNewest = { kind: "event", is_featured: true, sortBy: "created_at", sortOrder: "DESC", limit: 5 };
    expect(inputs).toContainEqual(expect.objectContaining(byNewest));
  });

  it("links to a calendar of its search and city", () => {
    show("/events?search=mime&city=pune&filter=past&page=2");
    const link = screen.getByRole("link", { name: "Subscribe to the calendar" });
    expect(link.getAttribute("href")).toBe("/events.ics?search=mime&city=pune");
    const feed = screen.getByRole("link", { name: "RSS feed" });
    expect(feed.getAttribute("href")).toBe("/events.xml?search=mime&city=pune");
  });

  it("is described in the document's head, and a search is kept out of indexes", async () => {
    const { report, unmount } = show("/events?city=pune");
    expect(report.head).toMatchObject({ title: "Auditions & Events", canonical: "/events" });
    unmount();
    expect(show("/events?search=mime").report.head).toMatchObject({ robots: "noindex" });
  });

  it("filters by time and city in the URL, and keeps the search", async () => {
    const { user, calls } = show("/events?search=lantern&page=2");
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "Upcoming");
    expect(address()).toBe("/events?search=lantern&filter=upcoming");
    await screen.findByRole("option", { name: "Pune" });
    await user.selectOptions(screen.getByRole("combobox", { name: "City" }), "Pune");
    expect(address()).toBe("/events?search=lantern&filter=upcoming&city=pune");
    const narrowed = { search: "lantern", is_event: "upcoming", present_city: "pune", page: 1 };
    const lists = () => calls.filter(({ path }) => path === "event.list");
    await waitFor(() => expect(lists().at(-1)?.input).toMatchObject(narrowed));
    const featured = calls.filter(({ input }) => input.is_featured).at(-1);
    expect(featured?.input).toMatchObject({ search: "lantern", is_event: "upcoming", present_city: "pune" });
  });

  it("lists the cities of the visitor's country first, always with the one in the URL", async () => {
    show("/events?city=nashik");
    const city = screen.getByRole("combobox", { name: "City" });
    await within(city).findByRole("option", { name: "Pune" });
    const names = within(city)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["City", "Pune", "London", "nashik"]);
    expect(city).toHaveProperty("value", "nashik");
  });

  it("searches half a second after the last keystroke", async () => {
    const { user, calls } = show();
    await within(all()).findAllByRole("article");
    const before = calls.length;
    await user.type(screen.getByPlaceholderText("Search by keywords..."), " lantern ");
    expect(calls).toHaveLength(before);
    await waitFor(() => expect(address()).toBe("/events?search=lantern"), { timeout: 5_000 });
    expect(await screen.findByRole("heading", { name: "About lantern" })).toBeTruthy();
  });

  it("makes one history entry of a search, however long it was typed", async () => {
    const { user } = show("/events?city=pune");
    const box = screen.getByRole("searchbox");
    await user.type(box, "lan{Enter}");
    await user.type(box, "tern{Enter}");
    expect(address()).toBe("/events?search=lantern&city=pune");
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(address()).toBe("/events?city=pune");
    expect(box).toHaveProperty("value", "");
  });

  it("announces the count after a change", async () => {
    const { user } = show();
    expect(await screen.findByText("12 events shown, and there are more")).toBeTruthy();
    await user.type(screen.getByRole("searchbox"), "lantern{Enter}");
    expect((await screen.findByText("1 event shown")).getAttribute("role")).toBe("status");
  });

  it("loads more, writes the page into the URL and focuses the first new item", async () => {
    const { user, calls } = show();
    const more = await screen.findByRole("link", { name: "Load More" });
    expect(more.getAttribute("href")).toBe("/events?page=2");
    await user.click(more);
    await waitFor(() => expect(titlesIn(all())).toHaveLength(14));
    await waitFor(() => expect(address()).toBe("/events?page=2"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Event 13"));
    expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
    const featured = calls.filter(({ path, input }) => path === "event.list" && input.is_featured);
    expect(featured).toHaveLength(1);
  });

  it("starts at the page in the URL, without featured events", async () => {
    show("/events?page=2");
    await waitFor(() => expect(titlesIn(all())).toEqual(["Event 13", "Event 14"]));
    expect(screen.getByRole("link", { name: "Newer events" }).getAttribute("href")).toBe("/events");
    expect(screen.queryByRole("region", { name: "Featured" })).toBeNull();
  });

  it("shows one empty state for a search, with a link to everything", async () => {
    show("/events?search=nothing");
    expect(await screen.findByText("No events found.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Featured" })).toBeNull());
    expect(screen.getAllByText("No events found.")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/events");
  });

  it("says what may have been meant where a search finds nothing, whatever else is chosen", async () => {
    show("/events?search=nothing&city=pune", {
      "spelling.list": (input: object) => {
        expect(input).toEqual({ search: "nothing", list: "calls" });
        return { spellings: [{ search: "nothings", is_variant: false }] };
      },
    });
    const link = await screen.findByRole("link", { name: "nothings" });
    expect(link.getAttribute("href")).toBe("/events?search=nothings");
    expect(link.closest("p")?.textContent).toBe("Did you mean nothings?");
  });

  it("shows no empty Featured above a full list", async () => {
    show("/events?search=lantern");
    expect(await screen.findByRole("heading", { name: "About lantern" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Featured" })).toBeNull());
    expect(screen.queryByText("No events found.")).toBeNull();
  });

  it("shows the error once, sets its HTTP status, and loads everything on Retry", async () => {
    let isDown = true;
    const list = answers()["event.list"] as (input: ListInput) => unknown;
    const { user, report, toasts } = show("/events", {
      "event.list": (input: ListInput) => {
        if (isDown) throw failure("upstream");
        return list(input);
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Events could not be loaded");
    expect(report.status).toBe(502);
    expect(toasts).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("region", { name: "Featured" })).toBeTruthy();
    await waitFor(() => expect(titlesIn(all())).toHaveLength(12));
  });

  it("shows a toast when the cities cannot be fetched", async () => {
    const { toasts } = show("/events", {
      "reference.cities": () => {
        throw failure("upstream");
      },
    });
    await waitFor(() => expect(toasts).toEqual(["Failed to fetch cities"]));
  });

  it("has an accessible name for what is loading", () => {
    show("/events", { "event.list": never, "video.list": never });
    const texts = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(texts).toEqual(["Loading events...", "Loading events...", "Loading videos..."]);
  });
});
