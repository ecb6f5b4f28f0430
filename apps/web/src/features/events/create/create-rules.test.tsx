import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formLists, leaveDraftOf, photo } from "../../../test/event-form.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { CreateEventScreen } from "./create-event-screen.tsx";

/** The evening of the 21st in London is already the 22nd in Mumbai. */
const now = new Date("2026-11-21T19:10:00Z");

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const tooLate = () => screen.queryByText("Time cannot be in the past");

async function show() {
  const view = renderAt("/create-event", <CreateEventScreen />, { answers: formLists });
  await screen.findByRole("option", { name: "London" });
  return view;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => vi.useRealTimers());

describe("the form of an event", () => {
  it("validates a field on first blur, then on each change, and takes it back with the first letter", async () => {
    const { user } = await show();
    await user.click(field("Title"));
    expect(screen.queryByText(/is required/)).toBeNull();
    await user.tab();
    expect(await screen.findByText("Event title is required")).toBeDefined();
    expect(screen.getAllByText(/is required/)).toHaveLength(1);
    await user.type(field("Title"), "S");
    await waitFor(() => expect(screen.queryByText("Event title is required")).toBeNull());
  });

  it("allows no date before today and, for today, no time before now, by the clock of the city", async () => {
    const { user } = await show();
    await user.selectOptions(field("Present city"), "London");
    expect([field("Start date").min, field("Time").min]).toEqual(["2026-11-21", "00:00"]);
    await user.type(field("Start date"), "2026-11-21");
    await waitFor(() => expect(field("Time").min).toBe("19:10"));
    await user.selectOptions(field("Present city"), "Mumbai");
    await waitFor(() => expect(field("Start date").min).toBe("2026-11-22"));
    expect(field("Time").min).toBe("00:00");
  });

  it("refuses a time that has passed in the city, as soon as date and time are both there", async () => {
    const { user } = await show();
    await user.selectOptions(field("Present city"), "London");
    await user.type(field("Time"), "19:09");
    await user.tab();
    expect(tooLate()).toBeNull();
    await user.type(field("Start date"), "2026-11-21");
    await waitFor(() => expect(tooLate()).not.toBeNull());
    await user.clear(field("Time"));
    await user.type(field("Time"), "19:10");
    await waitFor(() => expect(tooLate()).toBeNull());
    await user.selectOptions(field("Present city"), "Mumbai");
    await waitFor(() => expect(tooLate()).not.toBeNull());
    await user.clear(field("Start date"));
    await user.type(field("Start date"), "2026-11-23");
    await waitFor(() => expect(tooLate()).toBeNull());
  });

  it("does not require the time when only the date is filled in", async () => {
    const { user } = await show();
    await user.type(field("Start date"), "2026-12-01");
    await user.tab();
    await act(async () => {});
    expect(screen.queryByText("Time is required")).toBeNull();
  });

  it("refuses a closing date after the event", async () => {
    leaveDraftOf("event");
    const { user } = await show();
    await user.type(field(/^Apply by/), "2026-12-06");
    await user.tab();
    expect(await screen.findByText("Must not be after the event")).toBeDefined();
    await user.clear(field("Start date"));
    await user.type(field("Start date"), "2026-12-06");
    await waitFor(() => expect(screen.queryByText("Must not be after the event")).toBeNull());
  });
});

describe("a photo", () => {
  it("states the allowed formats first; a chosen photo is shown, named and measured after it", async () => {
    const { user } = await show();
    const input = field("Event photo");
    const about = (input.getAttribute("aria-describedby") ?? "").split(" ");
    const hint = about.map((id) => document.getElementById(id)?.textContent).join();
    expect(hint).toContain("JPEG, PNG or WebP, at most 5 MB.");
    await user.upload(input, photo("banner.jpg", { bytes: 3_000 }));
    expect(screen.getByText("banner.jpg")).toBeDefined();
    expect(screen.getByText("3 KB")).toBeDefined();
    expect(document.querySelector('img[src="blob:photo"]')).not.toBeNull();
  });

  it.each([
    ["of a wrong type", photo("call.pdf", { type: "application/pdf" }), "Must be a JPEG, PNG or WebP image"],
    ["that is too large", photo("call.jpg", { bytes: 5 * 1_048_576 + 1 }), "Must be at most 5 MB"],
  ])("%s is refused at once, on its field", async (_what, file, text) => {
    await show();
    const { default: userEvent } = await import("@testing-library/user-event");
    await userEvent.setup({ applyAccept: false }).upload(field("Event photo"), file);
    expect(await screen.findByText(text)).toBeDefined();
    expect(field("Event photo").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(/^(Must be|.* is required)/)).toHaveLength(1);
  });

  it("can be replaced and removed, with the focus on its field", async () => {
    const { user } = await show();
    await user.upload(field("Event photo"), photo("first.jpg"));
    await user.upload(field("Event photo"), photo("second.jpg"));
    expect(screen.queryByText("first.jpg")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove Event photo" }));
    expect(screen.queryByText("second.jpg")).toBeNull();
    expect(document.activeElement).toBe(field("Event photo"));
    expect(await screen.findByText("Banner photo is required")).toBeDefined();
    await user.upload(field("Event photo"), photo("second.jpg"));
    expect(screen.getByText("second.jpg")).toBeDefined();
    await waitFor(() => expect(screen.queryByText("Banner photo is required")).toBeNull());
  });
});
