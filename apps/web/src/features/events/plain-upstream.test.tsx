import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../test/claims.ts";
import { campaignAnswers, fillIn, formLists } from "../../test/event-form.ts";
import {
  campaignDetails,
  campaignSummary,
  eventDetails,
  eventPage,
  eventSummary,
} from "../../test/events.ts";
import type { Answers } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { CampaignScreen } from "./campaign/campaign-screen.tsx";
import { CampaignCard } from "./card/campaign-card.tsx";
import { EventCard } from "./card/event-card.tsx";
import { CreateCampaignScreen } from "./create/create-campaign-screen.tsx";
import { CreateEventScreen } from "./create/create-event-screen.tsx";
import { EventScreen } from "./detail/event-screen.tsx";

const offered = [] as const;
const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const nobody = { contact_person: null, contact_number: null, email: null };

/** Without the extras it makes no difference whether somebody is signed in. */
beforeEach(signIn);

describe("without applications", () => {
  const open = (change: Parameters<typeof eventDetails>[1] = {}, address = "/event/7") =>
    renderAt(address, <EventScreen id="7" />, {
      offered,
      answers: {
        "event.get": () => eventDetails(7, { kind: null, ...change }),
        "event.related": () => eventPage([eventSummary(8)]),
      },
    });

  it("a card's Apply Now leads to the contact of its event, and asks nothing", () => {
    const { calls } = renderAt("/events", <EventCard event={eventSummary(7)} sizes="100vw" />, { offered });
    expect(href("Apply Now: Event 7")).toBe("/event/7#contact");
    expect(calls).toEqual([]);
  });

  it("a card says why it is too late", () => {
    const past = eventSummary(7, { starts_at: "2026-11-21T08:59:00.000Z" });
    renderAt("/events", <EventCard event={past} sizes="100vw" />, { offered });
    expect(screen.getByText("This date has passed")).toBeTruthy();
  });

  it("the page's Apply Now leads to the contact block, for a phone too", async () => {
    const { calls, container } = open();
    const links = await screen.findAllByRole("link", { name: "Apply Now" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/event/7#contact", "/event/7#contact"]);
    const block = within(container.querySelector("#contact") as HTMLElement);
    expect(block.getByRole("link", { name: "9800000001" })).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(["event.get", "event.related"]);
  });

  it("nobody is asked to sign in, and no form opens", async () => {
    localStorage.clear();
    const { calls } = open({}, "/event/7?apply=1");
    await screen.findAllByRole("link", { name: "Apply Now" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText(/JavaScript/)).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(["event.get", "event.related"]);
  });

  it("has no Apply Now where the page says nobody to write to", async () => {
    open(nobody);
    expect(await screen.findByRole("heading", { name: "Event 7" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Apply Now" })).toBeNull();
  });

  it("the page says that its date has passed", async () => {
    open({ starts_at: "2026-11-21T08:59:00.000Z" });
    expect(await screen.findByText("This date has passed")).toBeTruthy();
  });
});

describe("without pledges", () => {
  const unknown = { kind: null, raised_so_far: null, supporters: null };
  const open = (change: Parameters<typeof campaignDetails>[1] = {}) =>
    renderAt("/Crowdfunding/9", <CampaignScreen id="9" />, {
      offered,
      answers: {
        "event.get": () => campaignDetails(9, { ...unknown, ...change }),
        "event.related": () => eventPage([]),
      },
    });

  it("a card's Contribute leads to the contact of its campaign", () => {
    renderAt("/crowdfunding", <CampaignCard event={campaignSummary(9)} sizes="100vw" />, { offered });
    expect(href("Contribute: Campaign 9")).toBe("/Crowdfunding/9#contact");
    expect(screen.getByRole("progressbar")).toBeTruthy();
  });

  it("the page leads to the contact block and has neither ledger nor progress", async () => {
    const { calls } = open();
    const [link] = await screen.findAllByRole("link", { name: "Contribute" });
    expect(link?.getAttribute("href")).toBe("/Crowdfunding/9#contact");
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("heading", { name: /Ledger|Your pledges/ })).toBeNull();
    expect(screen.getByText("Target").parentElement?.textContent).toBe("Target€5,000");
    expect(calls.map(({ path }) => path)).toEqual(["event.get", "event.related"]);
  });

  it("shows how far the campaign is where the upstream says so", async () => {
    open({ raised_so_far: 1_240.5 });
    expect(await screen.findByRole("progressbar")).toBeTruthy();
    expect(screen.queryByText("supporters")).toBeNull();
  });

  it("opens the form for pledges without applications, and asks for nothing of these", async () => {
    const { calls } = renderAt("/Crowdfunding/9?contribute=1", <CampaignScreen id="9" />, {
      offered: ["pledges"],
      answers: {
        "event.get": () => campaignDetails(9),
        "event.related": () => eventPage([]),
      },
    });
    expect(
      await screen.findByRole("dialog", { name: "Contribute to Campaign 9" }, { timeout: 5_000 }),
    ).toBeTruthy();
    expect(calls.map(({ path }) => path)).not.toContain("event.viewer");
  });

  it("has no Contribute where the page says nobody to write to", async () => {
    open(nobody);
    expect(await screen.findByRole("heading", { name: "Campaign 9" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Contribute" })).toBeNull();
  });
});

describe("without what the upstream adds to events", () => {
  it.each([
    ["event", <CreateEventScreen key="event" />],
    ["campaign", <CreateCampaignScreen key="campaign" />],
  ])("the form of an %s asks for no end and no last day", async (_kind, page) => {
    renderAt("/create", page, { offered, answers: formLists });
    expect(await screen.findByRole("option", { name: "Theatre" })).toBeTruthy();
    expect(screen.queryByLabelText(/End time|Apply by/)).toBeNull();
  });

  it("a new campaign whose address nobody tells leads to the list, and promises no pledges", async () => {
    vi.spyOn(notify, "success").mockImplementation(() => {});
    const { user } = renderAt("/create-crowdfunding-request", <CreateCampaignScreen />, {
      offered,
      answers: { ...formLists, "crowdfunding.create": () => null } satisfies Answers,
    });
    await screen.findByRole("option", { name: "Theatre" });
    await fillIn(user, campaignAnswers);
    await user.click(screen.getByRole("button", { name: "Post Event" }));
    expect(await screen.findByRole("heading", { name: /is on the board$/ })).toBeTruthy();
    expect(href("See all campaigns")).toBe("/crowdfunding");
    expect(screen.queryByText(/pledge/)).toBeNull();
  });
});
