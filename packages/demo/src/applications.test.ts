import { applicationStates, createApplicationInput } from "@callboard/contracts/application";
import { describe, expect, it } from "vitest";
import { demoApplications } from "./applications.ts";
import { readEvents } from "./events/events.ts";

const calls = new Map(readEvents().map((entry) => [entry.slug, entry]));

describe("the demo's applications", () => {
  it("pass the form, once a person and call, after the call was posted and while it is open", () => {
    const pairs = demoApplications.map(({ event, by }) => `${event} ${by}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { event, by, days_after, note, reel_url } of demoApplications) {
      createApplicationInput.parse({ event_id: 1, note, reel_url });
      const call = calls.get(event);
      expect(call, event).toMatchObject({ kind: "event" });
      expect(call?.posted_by, event).not.toBe(by);
      const daysOpen = (call?.days_ago ?? 0) + (call?.in_days ?? 0) - (call?.apply_days_before ?? 0);
      expect(days_after, `${event} ${by}`).toBeLessThan(Math.min(call?.days_ago ?? 0, daysOpen));
    }
  });

  it("show every state to the demo's artist and to the demo's agency", () => {
    const sent = demoApplications.filter(({ by }) => by === "demo-artist");
    const received = demoApplications.filter(({ event }) => calls.get(event)?.posted_by === "demo-agency");
    expect(new Set(received.map(({ state }) => state))).toEqual(new Set(applicationStates));
    // What they can still act on, and what they cannot.
    const states = ["sent", "viewed", "shortlisted", "callback", "offered", "declined"];
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(states));
  });
});
