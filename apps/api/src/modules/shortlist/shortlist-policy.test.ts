import { type ReceivedApplication, receivedApplicationSchema } from "@callboard/contracts/application";
import { sharedApplicationSchema } from "@callboard/contracts/shortlist";
import { describe, expect, it } from "vitest";
import { shownOnward, statusOf } from "./shortlist-policy.ts";

const created_at = "2026-06-15T09:00:00.000Z";
const application: ReceivedApplication = {
  ...{ id: 7, event_id: 3, role: { id: 2, name: "Keeper" }, note: "I sing.", reel_url: "https://a.example" },
  ...{ tape: { type: "video/webm", size: 5_000, created_at }, state: "callback", created_at },
  ...{ applicant: { name: "Asha", email: "asha@example.com" }, version: 3, is_turned_down: true, rating: 4 },
  labels: [{ id: 1, name: "Tall" }],
  profile: {
    ...{ id: 9, slug: null, kind: "artist", name: "Asha", profession: "Actor" },
    ...{ present_city: "Pune", photo: null },
  },
  ...{ shared: [{ field: "height", value: "170 cm" }], allows_sharing: true },
};

/** Of each field of an application: whether whoever has the link sees it always, with the applicant's tick, or never. */
const shown: Record<keyof ReceivedApplication, "always" | "ticked" | "never"> = {
  ...{ id: "always", role: "always", profile: "always" },
  ...{ note: "ticked", reel_url: "ticked", tape: "ticked", shared: "ticked" },
  ...{ event_id: "never", state: "never", created_at: "never", version: "never", is_turned_down: "never" },
  ...{ rating: "never", labels: "never", allows_sharing: "never", applicant: "never" },
};

describe("what is shown onward", () => {
  it("says so of every field that a poster reads", () => {
    expect(Object.keys(shown).sort()).toEqual(Object.keys(receivedApplicationSchema.shape).sort());
  });

  it.each(Object.entries(shown))("shows %s %s", (field, when) => {
    const withTick: Record<string, unknown> = shownOnward(application);
    const without: Record<string, unknown> = shownOnward({ ...application, allows_sharing: false });
    const value = application[field as keyof ReceivedApplication];
    expect(withTick[field]).toEqual(when === "never" ? undefined : value);
    const nothing = field === "shared" ? [] : null;
    expect(without[field]).toEqual({ never: undefined, always: value, ticked: nothing }[when]);
  });

  it("shows the name alone of the applicant, and nothing that its schema does not name", () => {
    expect(shownOnward(application).name).toBe("Asha");
    const { mark: _, comments: __, ...named } = sharedApplicationSchema.shape;
    expect(Object.keys(shownOnward(application)).sort()).toEqual(Object.keys(named).sort());
    expect(JSON.stringify(shownOnward(application))).not.toContain("asha@example.com");
  });

  it("takes an application that says nothing of sharing for one that refuses", () => {
    const { allows_sharing: _, ...old } = application;
    expect(shownOnward(old)).toMatchObject({ note: null, reel_url: null, shared: [], tape: null });
  });
});

describe("the link of a shortlist", () => {
  const now = new Date("2026-06-15T09:00:00Z");
  const later = new Date("2026-06-15T09:00:01Z");
  const row = { expires_at: later, revoked_at: null };
  const event = { visibility: "public", status: "published" } as const;

  it.each([
    ["open", row, event],
    ["open", row, { ...event, status: "closed" as const }],
    ["paused", row, { ...event, status: "cancelled" as const }],
    ["paused", row, { ...event, visibility: "hidden" as const }],
    ["paused", row, { ...event, visibility: "suspended" as const }],
    ["expired", { ...row, expires_at: now }, event],
    ["revoked", { ...row, revoked_at: now }, event],
  ])("is %s", (status, dated, of) => {
    expect(statusOf(dated, of, now)).toBe(status);
  });
});
