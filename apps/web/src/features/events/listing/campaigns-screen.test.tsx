import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { campaignSummary, eventPage } from "../../../test/events.ts";
import { type Answers, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { CampaignsScreen } from "./campaigns-screen.tsx";

const show = (list: Answers[string], address = "/crowdfunding") =>
  renderAt(address, <CampaignsScreen />, { answers: { "reference.cities": () => [], "event.list": list } });

describe("the page of crowdfunding requests", () => {
  it("shows campaigns only, and a link to create one", async () => {
    const { calls } = show(() => eventPage([campaignSummary(1), campaignSummary(2)]));
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 1, name: "Crowdfunding Requests" })).toBeTruthy();
    const raise = screen.getByRole("link", { name: "Raise Fund For Project" });
    expect(raise.getAttribute("href")).toBe("/create-crowdfunding-request");
    const lists = calls.filter(({ path }) => path === "event.list");
    expect(lists.map(({ input }) => input.kind)).toEqual(["crowdfunding"]);
  });

  it("filters by URL", async () => {
    const { user, calls } = show(() => eventPage([]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "Past");
    await user.type(screen.getByPlaceholderText("Search by keywords..."), "masks{Enter}");
    await waitFor(() =>
      expect(screen.getByTestId("address").textContent).toBe("/crowdfunding?search=masks&filter=past"),
    );
    const narrowed = { kind: "crowdfunding", search: "masks", is_event: "past" };
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject(narrowed));
  });

  it("has an empty state", async () => {
    show(() => eventPage([]));
    expect(await screen.findByText("No events found.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Show all" })).toBeNull();
  });

  it("has an accessible name for what is loading", () => {
    show(never);
    expect(screen.getByRole("status").textContent).toBe("Loading events...");
  });
});
