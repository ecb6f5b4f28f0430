import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { campaignDetails, eventDetails, eventPage, eventSummary } from "../../../test/events.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventScreen } from "./event-screen.tsx";

const healthy: Answers = {
  "event.get": () => eventDetails(7),
  "event.related": () => eventPage([eventSummary(8)]),
};

function show(answers: Answers = {}, address = "/event/7", id = "7") {
  return renderAt(address, <EventScreen id={id} />, { answers: { ...healthy, ...answers } });
}

const missing = () => {
  throw failure("not_found");
};

const heading = (name: string) => screen.findByRole("heading", { name });
const factOf = (label: string) => screen.getByText(label).parentElement?.textContent;

describe("an event's page", () => {
  it("shows its category, date, pay and website", async () => {
    show({ "event.get": () => eventDetails(7, { end_time: "01:30", apply_by: "2026-12-01", price: 80.5 }) });
    expect((await heading("Event 7")).tagName).toBe("H1");
    expect(screen.getByRole("heading", { name: "About Event" })).toBeTruthy();
    expect(factOf("Compensation")).toBe("Compensation€80.50 per Person");
    expect(factOf("Start Date")).toBe("Start Date12 Dec 2026, 18:00 IST");
    expect(factOf("End Time")).toBe("End Time01:30 IST, the next day");
    expect(factOf("Apply by")).toBe("Apply by01 Dec 2026");
    expect(factOf("Category")).toBe("CategoryStreet Theatre");
    const website = screen.getByRole("link", { name: /lanternhall/ });
    expect(website.getAttribute("href")).toBe("https://www.lanternhall.example/calls");
    expect(screen.getByText("#chorus")).toBeTruthy();
  });

  it("shows venue and contact with a short description, and has the whole one too", async () => {
    const description = `${"x".repeat(100)}yz`;
    show({ "event.get": () => eventDetails(7, { description }) });
    await heading("Venue & Contact Info");
    const director = within(screen.getByText("Casting Director").parentElement as HTMLElement);
    expect(director.getByText("Lantern Hall")).toBeTruthy();
    expect(director.getByText(`${"x".repeat(100)}…`)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    expect(factOf("Contact Person")).toBe("Contact PersonIra Sen");
    expect(factOf("Location")).toContain("12 Mint Street");
    expect(screen.getByRole("link", { name: "9800000001" }).getAttribute("href")).toBe("tel:9800000001");
    expect(screen.getByRole("link", { name: "ira@example.com" }).getAttribute("href")).toBe(
      "mailto:ira@example.com",
    );
  });

  it("shows nothing in the place of what the upstream leaves out", async () => {
    const missing = {
      ...{ description: "", description_photo: null, start_time: null, starts_at: null, price: null },
      ...{ venue_name: null, present_city: null, address: null, address_1: null, address_2: null },
      ...{ contact_person: null, contact_number: null, email: null, eventCategory: null, website: null },
    };
    const { container } = show({ "event.get": () => eventDetails(7, missing) });
    await heading("Event 7");
    const labels = Array.from(container.querySelectorAll("dt"), ({ textContent }) => textContent);
    expect(labels).toEqual(["Start Date", "Category", "Event Website", "Location"]);
    expect([factOf("Start Date"), factOf("Location")]).toEqual(["Start Date12 Dec 2026", "LocationDelhi"]);
    expect(screen.queryByText("Casting Director")).toBeNull();
    expect(screen.queryByText(/null|undefined|NaN/)).toBeNull();
  });

  it("can be shared and put into a calendar", async () => {
    show();
    const calendar = await screen.findByRole("link", { name: "Add to calendar" });
    expect(calendar.getAttribute("href")).toBe("/event/7/calendar.ics");
    const facebook = screen.getByRole<HTMLAnchorElement>("link", { name: /Share on Facebook/ });
    expect(Object.fromEntries(new URL(facebook.href).searchParams)).toEqual({
      u: "http://localhost:3000/event/7",
      t: "Event 7",
    });
    const whatsapp = screen.getByRole<HTMLAnchorElement>("link", { name: /Share on Whatsapp/ });
    expect(new URL(whatsapp.href).searchParams.get("text")).toBe("Event 7 http://localhost:3000/event/7");
  });

  it("has structured data", async () => {
    const { report } = show();
    await heading("Event 7");
    expect(report).toMatchObject({ status: 200, head: { title: "Event 7", canonical: "/event/7" } });
  });

  it("redirects a campaign to its own URL, keeping the search", async () => {
    const { report } = show({ "event.get": () => campaignDetails(7) }, "/event/7?contribute=1");
    await waitFor(() => {
      expect(screen.getByTestId("address").textContent).toBe("/Crowdfunding/7?contribute=1");
    });
    expect(report).toMatchObject({ status: 301, redirect: "/Crowdfunding/7?contribute=1" });
  });
});

describe("an event's page without an event", () => {
  it("shows a loading state", () => {
    show({ "event.get": never });
    expect(screen.getByRole("status").textContent).toBe("Loading event details...");
  });

  it("shows the not-found page with its status", async () => {
    const { report, toasts } = show({
      "event.get": () => {
        throw failure("not_found");
      },
    });
    expect(await screen.findByText("No event found")).toBeTruthy();
    expect(report).toMatchObject({ status: 404, head: { robots: "noindex" } });
    expect(toasts).toEqual([]);
  });

  it.each(["0", "-1", "seven", "7x", "1e3"])("fetches nothing for the id %s", (id) => {
    const { calls, report } = show({}, `/event/${id}`, id);
    expect(screen.getByText("No event found")).toBeTruthy();
    expect(report.status).toBe(404);
    expect(calls).toEqual([]);
  });

  it("offers Retry when it cannot be loaded", async () => {
    let isDown = true;
    const { user, report } = show({
      "event.get": () => {
        if (isDown) throw failure("upstream");
        return eventDetails(7);
      },
    });
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    isDown = false;
    expect(report.status).toBe(502);
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await heading("Event 7")).toBeTruthy();
  });
});

describe("related events", () => {
  it("are fetched by the event's category, without the event itself", async () => {
    const { calls } = show();
    expect(await screen.findByRole("link", { name: "Event 8" })).toBeTruthy();
    const asked = calls.filter(({ path }) => path === "event.related");
    expect(asked.map(({ input }) => input)).toEqual([{ category_id: 4, except: 7, limit: 6 }]);
  });

  it("show category or EVENT, start date, and the venue with its city or the city alone", async () => {
    const events = [
      eventSummary(8),
      eventSummary(9, { category_name: null, venue_name: "", start_date: "2026-12-24" }),
    ];
    show({ "event.related": () => eventPage(events) });
    const cardOf = async (name: string) =>
      within((await screen.findByRole("link", { name })).closest("article") as HTMLElement);
    const first = await cardOf("Event 8");
    const second = await cardOf("Event 9");
    expect(first.getByText("Lantern Hall, Pune")).toBeTruthy();
    expect(first.getByText("Theatre")).toBeTruthy();
    expect(second.getByText("EVENT")).toBeTruthy();
    expect(second.getByText("Pune")).toBeTruthy();
    expect(second.getByText("24 Dec 2026", { selector: "dd" })).toBeTruthy();
  });

  it("are empty without a category, and not fetched", async () => {
    const { calls } = show({ "event.get": () => eventDetails(7, { eventCategory: null }) });
    expect(await screen.findByText("No upcoming events available")).toBeTruthy();
    expect(factOf("Category")).toBe("CategoryGeneral");
    expect(calls.map(({ path }) => path)).toEqual(["event.get"]);
  });

  it("have an empty state", async () => {
    show({ "event.related": () => eventPage([]) });
    expect(await screen.findByText("No upcoming events available")).toBeTruthy();
  });
});

describe("a posting that not everybody sees", () => {
  const finding = {
    rule: "fees",
    severity: "hold" as const,
    field: "description",
    text: "“a fee” reads as if applicants had to pay.",
  };
  const waiting = () =>
    eventDetails(7, { visibility: "waiting", visibility_reason: null, findings: [finding] });

  it("is shown to its poster, with what holds it", async () => {
    signIn();
    const { report } = show({ "event.get": missing, "event.own": waiting });
    await heading("Event 7");
    const notice = within(screen.getByRole("complementary", { name: "Who sees this" }));
    expect(notice.getByText("Waiting for a moderator")).toBeDefined();
    expect(notice.getByText(finding.text)).toBeDefined();
    expect(notice.getByRole("link", { name: "What is checked" }).getAttribute("href")).toBe("/how-we-check");
    expect(screen.queryByRole("button", { name: "Apply Now" })).toBeNull();
    expect(report.head?.robots).toBe("noindex");
  });

  it("tells the poster why a moderator has hidden it", async () => {
    signIn();
    const hidden = () =>
      eventDetails(7, { visibility: "hidden", visibility_reason: "Asks for a fee", findings: [finding] });
    show({ "event.get": missing, "event.own": hidden });
    expect(await screen.findByText("Reason: Asks for a fee")).toBeDefined();
    expect(screen.queryByText(finding.text)).toBeNull();
  });

  it("is not there for anybody else", async () => {
    signIn();
    const { report } = show({ "event.get": missing, "event.own": missing });
    await screen.findByText("No event found");
    expect(report.status).toBe(404);
  });

  it("is not asked for by visitors", async () => {
    localStorage.clear();
    const { calls } = show({ "event.get": missing, "event.own": waiting });
    await screen.findByText("No event found");
    expect(calls.map(({ path }) => path)).not.toContain("event.own");
  });
});
