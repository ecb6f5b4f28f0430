import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { campaignSummary, eventSummary } from "../../../test/events.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { CampaignCard } from "./campaign-card.tsx";
import { EventCard } from "./event-card.tsx";

const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const factOf = (label: string) => screen.getByText(label).parentElement?.textContent;

describe("an event's card", () => {
  const show = (change: Parameters<typeof eventSummary>[1] = {}) =>
    renderAt("/events", <EventCard event={eventSummary(7, change)} sizes="100vw" />);

  it("shows day, month and year, the category, the city and the compensation", () => {
    show({ start_date: "2026-12-05", price: 80.5 });
    const date = screen.getByText("05").closest("time");
    expect(date?.getAttribute("datetime")).toBe("2026-12-05");
    expect(date?.textContent).toBe("05 Dec 2026");
    expect(screen.getByText("Theatre")).toBeTruthy();
    expect(factOf("City")).toBe("CityPune");
    expect(factOf("Compensation")).toBe("Compensation€80.50");
  });

  it("links to the event, and its button to the application", () => {
    show();
    expect(href("Event 7")).toBe("/event/7");
    expect(href("Apply Now: Event 7")).toBe("/event/7?apply=1");
  });

  it("truncates a description after 150 characters", () => {
    show({ description: `${"x".repeat(150)}y` });
    expect(screen.getByText(`${"x".repeat(150)}…`)).toBeTruthy();
  });

  it.each([
    ["after its start", { starts_at: "2026-11-21T08:59:00.000Z" }, "This date has passed"],
    [
      "after the last day to apply",
      { apply_by: "2026-11-20", apply_until: "2026-11-20T18:30:00.000Z" },
      "Applications closed",
    ],
  ])("takes no applications %s", (_when, change, words) => {
    show(change);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Apply Now/ })).toBeNull();
  });
});

describe("a campaign's card", () => {
  const show = (change: Parameters<typeof campaignSummary>[1] = {}) =>
    renderAt("/crowdfunding", <CampaignCard event={campaignSummary(9, change)} sizes="100vw" />);

  it("shows its place, its target and its progress", () => {
    show();
    expect(factOf("Location")).toBe("Location12 Mint Street, Camp");
    expect(factOf("Target (Compensation)")).toBe("Target (Compensation)€5,000");
    const card = within(screen.getByRole("article"));
    expect(card.getByText("raised so far").parentElement?.textContent).toBe("€1,240.50 raised so far");
    expect(card.getByText("supporters").parentElement?.textContent).toBe("38 supporters");
    expect(card.getByText("days to go").parentElement?.textContent).toBe("21 days to go");
  });

  it("caps the progress bar at 100 %", () => {
    const bar = () => screen.getByRole("progressbar", { name: "Raised so far" });
    const { unmount } = show();
    expect(bar().getAttribute("aria-valuetext")).toBe("€1,240.50 of €5,000");
    expect(bar().getAttribute("aria-valuenow")).toBe("25");
    unmount();
    show({ raised_so_far: 6_000 });
    expect(bar().getAttribute("aria-valuenow")).toBe("100");
  });

  it("links to the campaign, and its button to the contribution", () => {
    show();
    expect(href("Campaign 9")).toBe("/event/9");
    expect(href("Contribute: Campaign 9")).toBe("/Crowdfunding/9?contribute=1");
  });
});
