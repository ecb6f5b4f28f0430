import type { CallFacets } from "@callboard/contracts/call-filter";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventPage, eventsFrom } from "../../../test/events.ts";
import { type Answers, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventsScreen } from "../listing/events-screen.tsx";

const counted = (value: string, count: number, label = value, is_more = false) => ({
  value,
  label,
  count,
  is_more,
});

const facets: CallFacets = {
  total: { count: 3, is_more: false },
  facets: {
    category_id: [counted("4", 2, "Theatre")],
    profession: [counted("actor", 412, "Actor", true)],
    gender: [counted("Female", 2)],
    age: [counted("26-35", 1)],
    pay: [counted("paid", 3), counted("250", 1)],
    closes_within: [counted("7", 1)],
    self_tape: [counted("no", 3)],
    is_fair: [counted("true", 1)],
  },
  days: [counted("", 0), counted("", 2)].map(({ count, is_more }, n) => ({
    day: `2026-11-2${n + 1}`,
    count,
    is_more,
  })),
};

function show(address: string, change: Answers = {}, offered?: []) {
  const answers = {
    "reference.cities": () => [],
    "video.list": () => ({ videos: [], pagination: eventPage([]).pagination }),
    "event.list": () => eventPage(eventsFrom(1, 3)),
    "event.facets": () => facets,
    ...change,
  };
  return renderAt(address, <EventsScreen />, { answers, ...(offered && { offered }) });
}
const address = () => screen.getByTestId("address").textContent;
const panel = () => screen.findByRole("region", { name: "Find calls" });

describe("finding calls", () => {
  it("chooses a value with its count, keeps the other filters, and asks for both with the gateway's names", async () => {
    const { user, calls } = show("/events?search=sea&filter=upcoming&city=pune&tape=no");
    await user.click(await within(await panel()).findByText("More filters"));
    await user.click(await screen.findByRole("link", { name: "Actor 412+" }));
    expect(address()).toBe("/events?search=sea&filter=upcoming&city=pune&profession=actor&tape=no");
    const wanted = {
      profession: "actor",
      self_tape: "no",
      search: "sea",
      is_event: "upcoming",
      present_city: "pune",
    };
    expect(calls.filter(({ path }) => path === "event.facets").at(-1)?.input).toMatchObject(wanted);
    expect(calls.filter(({ path }) => path === "event.list").at(-1)?.input).toMatchObject({
      ...wanted,
      kind: "event",
    });
  });

  it("shows what is chosen as chips, each removed by itself or all at once", async () => {
    const { user } = show("/events?category=4&age=26-35&closes=7&fair=true&sort=pay&filter=upcoming");
    const chips = within(await screen.findByRole("list", { name: "Chosen filters" }));
    expect(await chips.findByRole("link", { name: "Remove Theatre" })).toBeTruthy();
    expect(chips.getByRole("link", { name: "Remove Closes within 7 days" })).toBeTruthy();
    await user.click(chips.getByRole("link", { name: "Remove Age 26–35" }));
    expect(address()).toBe("/events?filter=upcoming&category=4&closes=7&fair=true&sort=pay");
    await user.click(chips.getByRole("link", { name: "Clear all" }));
    expect(address()).toBe("/events?filter=upcoming&sort=pay");
  });

  it("takes a chosen value away by its own link", async () => {
    const { user } = show("/events?gender=Female");
    await user.click(await within(await panel()).findByText("More filters"));
    const link = await screen.findByRole("link", { name: "Female 2", current: true });
    await user.click(link);
    expect(address()).toBe("/events");
  });

  it("has a day with calls as a link, and one without as text", async () => {
    const { user } = show("/events");
    await panel();
    expect(await screen.findByText("Saturday 21 November: no call")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /21 November/ })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Sunday 22 November: 2 calls" }));
    expect(address()).toBe("/events?day=2026-11-22");
    expect(await screen.findByRole("link", { name: "Remove 22 Nov 2026" })).toBeTruthy();
  });

  it("sorts by what is ahead, unless the past is asked for, which has no deadline", async () => {
    const { user } = show("/events");
    await user.click(await screen.findByRole("link", { name: "Deadline" }));
    expect(address()).toBe("/events?filter=upcoming&sort=deadline");
    await user.click(screen.getByRole("link", { name: "Newest" }));
    expect(address()).toBe("/events?filter=upcoming");
    show("/events?filter=past");
    const group = (await screen.findAllByRole("region", { name: "Sort by" })).at(-1) as HTMLElement;
    expect(
      within(group)
        .getAllByRole("link")
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(["Newest", "Date"]);
  });

  it("keeps the numbers while new ones load", async () => {
    let isFirst = true;
    const { user } = show("/events", {
      "event.facets": () => {
        if (!isFirst) return never();
        isFirst = false;
        return facets;
      },
    });
    await user.click(await screen.findByRole("link", { name: /22 November/ }));
    expect(screen.getByRole("link", { name: /22 November: 2 calls/ })).toBeTruthy();
  });

  it("ignores values that there are not", async () => {
    const { calls } = show(
      "/events?gender=any&age=1&pay=7&closes=5&day=soon&sort=x&category=-1&tape=maybe&fair=no",
    );
    await panel();
    expect(screen.queryByRole("list", { name: "Chosen filters" })).toBeNull();
    const asked = calls.find(({ path }) => path === "event.facets")?.input as Record<string, unknown>;
    expect(Object.values(asked).filter((value) => value !== undefined)).toEqual([]);
  });

  it("is not there in front of an upstream without it, which is asked for the first filters alone", async () => {
    const { calls } = show("/events?profession=Actor&city=pune", {}, []);
    expect(await screen.findByRole("region", { name: "All auditions & events" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Find calls" })).toBeNull();
    expect(calls.some(({ path }) => path === "event.facets")).toBe(false);
    expect(JSON.stringify(calls)).not.toContain("Actor");
  });
});
