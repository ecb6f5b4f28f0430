import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formLists, leaveDraftOf } from "../../../../test/event-form.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { EventForm } from "../event-form.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

type Draft = Parameters<typeof leaveDraftOf>[1];

/** The form with a draft in it, and what the rules say of it. */
function show(draft: Draft = {}, offered?: []) {
  leaveDraftOf("event", { website: "https://example.com", ...draft });
  return renderAt("/create-event", <EventForm kind="event" onPosted={() => {}} />, {
    answers: formLists,
    ...(offered && { offered }),
  });
}

const held = () => screen.findByRole("region", { name: "A moderator will look at this first" });

describe("what the rules find while somebody writes", () => {
  it("is linked to its field, and says that a moderator will look first", async () => {
    const { user } = show({ description: "A registration fee of 500 is taken at the door." });
    const notes = within(await held());
    expect(notes.getByText(/reads as if applicants had to pay/)).toBeDefined();
    await user.click(notes.getByRole("link", { name: "Description" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Description"));
  });

  it("goes when the words go", async () => {
    const { user } = show({ description: "A registration fee of 500 is taken at the door." });
    await held();
    await user.clear(screen.getByLabelText("Description"));
    await waitFor(() => expect(screen.queryByRole("region", { name: /moderator will look/ })).toBeNull());
  });

  it("holds nothing up where it is advice only", async () => {
    show({ start_date: "2026-11-22" });
    const notes = within(await screen.findByRole("region", { name: "Before you post" }));
    expect(notes.getByText(/Only 1 day to apply/)).toBeDefined();
    expect(notes.getByText(/hold nothing up/)).toBeDefined();
  });

  it("shows the fair-call check of a call, as it is met", async () => {
    const { user } = show({ start_date: "2026-12-05" });
    const check = within(await screen.findByRole("region", { name: "Fair-call check" }));
    expect(check.getByText("It names no day by which everybody is answered.")).toBeDefined();
    await user.type(screen.getByLabelText(/^Answers by/), "2026-12-10");
    await waitFor(() => expect(check.queryByText(/names no day/)).toBeNull());
  });

  it("is not asked where the upstream does not screen", async () => {
    const { user } = show({ description: "A registration fee of 500 is taken." }, []);
    await user.type(screen.getByLabelText("Title"), "!");
    expect(screen.queryByRole("region", { name: /moderator|Before you post/ })).toBeNull();
  });
});
