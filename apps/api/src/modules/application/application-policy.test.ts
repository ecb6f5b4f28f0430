import { applicationStates } from "@callboard/contracts/application";
import { describe, expect, it } from "vitest";
import { canApply, canReview, canWithdraw, reviewed } from "./application-policy.ts";

const poster = { userId: 1, sessionId: 10 };
const asha = { userId: 2, sessionId: 20 };
const until = new Date("2026-07-01T00:00:00Z");
const before = new Date(until.getTime() - 1);
const event = {
  ...{
    id: 5,
    kind: "event" as const,
    user_id: poster.userId,
    title: "Chorus",
    visibility: "public" as const,
    status: "published" as const,
  },
  ...{ starts_at: until, apply_until: until },
};
const sent = { user_id: asha.userId, state: "sent" as const };

describe("applying", () => {
  it("is for everybody but the poster, once, until applications close", () => {
    expect(canApply(asha, event, null, before)).toBe(true);
    expect(canApply(asha, event, null, until)).toBe(false);
    expect(canApply(poster, event, null, before)).toBe(false);
    expect(canApply(asha, event, sent, before)).toBe(false);
    for (const status of ["closed", "cancelled"] as const)
      expect(canApply(asha, { ...event, status }, null, before)).toBe(false);
    expect(canApply(asha, { ...event, kind: "crowdfunding" }, null, before)).toBe(false);
  });
});

describe("reviewing", () => {
  it("is for the poster of an event", () => {
    expect(canReview(poster, event)).toBe(true);
    expect(canReview(asha, event)).toBe(false);
    expect(canReview(poster, { ...event, kind: "crowdfunding" })).toBe(false);
  });

  it("opens what is unopened, and decides freely on the rest", () => {
    const after = Object.fromEntries(
      applicationStates.map((state) => [
        state,
        (["viewed", "shortlisted", "declined"] as const).map((wanted) => reviewed(state, wanted)),
      ]),
    );
    expect(after).toEqual({
      sent: ["viewed", "shortlisted", "declined"],
      viewed: ["viewed", "shortlisted", "declined"],
      shortlisted: ["shortlisted", "shortlisted", "declined"],
      callback: ["callback", "shortlisted", "declined"],
      offered: ["offered", "shortlisted", "declined"],
      cast: ["cast", "shortlisted", "declined"],
      declined: ["declined", "shortlisted", "declined"],
    });
  });
});

describe("withdrawing", () => {
  it("is for the applicant, until the poster has opened it", () => {
    const may = applicationStates.filter((state) => canWithdraw(asha, { ...sent, state }));
    expect(may).toEqual(["sent"]);
    expect(canWithdraw(poster, sent)).toBe(false);
  });
});
