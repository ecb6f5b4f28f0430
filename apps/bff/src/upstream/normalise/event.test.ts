import { wireEvent } from "@callboard/contracts/wire/event";
import { describe, expect, it } from "vitest";
import { toEventDetails, toEventSummary } from "./event.ts";

const read = (fields: object) =>
  toEventSummary(wireEvent.parse({ id: 1, title: "Chorus", start_date: "2026-07-01", ...fields }), {});

describe("when an event begins", () => {
  it.each([
    [
      "by its own zone",
      { start_time: "18:30", time_zone: "Asia/Tokyo" },
      "2026-07-01T09:30:00.000Z",
      "GMT+9",
    ],
    [
      "by its city's zone",
      { start_time: "18:30:00", present_city: "london" },
      "2026-07-01T17:30:00.000Z",
      "BST",
    ],
    ["by India's clocks elsewhere", { start_time: "18:30" }, "2026-07-01T13:00:00.000Z", "IST"],
    ["for a zone that is none", { start_time: "18:30", time_zone: "IST" }, "2026-07-01T13:00:00.000Z", "IST"],
    [
      "at the time of its date",
      { start_date: "2026-07-01T13:00:00.000Z" },
      "2026-07-01T13:00:00.000Z",
      "IST",
    ],
    [
      "at the local time of its date",
      { start_date: "2026-07-01 18:30:00" },
      "2026-07-01T13:00:00.000Z",
      "IST",
    ],
  ])("is computed %s", (_how, fields, starts_at, time_zone_name) => {
    expect(read(fields)).toMatchObject({
      start_date: "2026-07-01",
      start_time: "18:30",
      starts_at,
      time_zone_name,
      apply_until: starts_at,
    });
  });

  it.each(["2026-07-01", "2026-07-01T00:00:00.000Z", "2026-06-30T18:30:00.000Z"])(
    "is a day alone for %s without a time",
    (start_date) => {
      expect(read({ start_date, start_time: "" })).toMatchObject({
        start_date: "2026-07-01",
        start_time: null,
        starts_at: null,
        apply_until: "2026-07-01T18:30:00.000Z",
      });
    },
  );

  it("closes applications at the end of their last day", () => {
    const times = { start_time: "18:30", apply_by: "2026-06-20" };
    expect(read(times).apply_until).toBe("2026-06-20T18:30:00.000Z");
  });
});

it("leaves out what the upstream does not tell", () => {
  const { price, raised_so_far, supporters, kind, venue_name, address } = read({});
  expect([price, raised_so_far, supporters, kind, venue_name, address]).toEqual(Array(6).fill(null));
});

it("reads amounts in whole cents, as numbers or in digits", () => {
  expect(read({ price: "120.50", raised_so_far: 0.1 + 0.2 })).toMatchObject({
    price: 120.5,
    raised_so_far: 0.3,
  });
});

it("takes the kind that was asked for where the upstream has none", () => {
  const wire = wireEvent.parse({
    id: "7",
    title: "Chorus",
    start_date: "2026-07-01",
    category_id: "3",
    category_name: "Theatre",
  });
  expect(toEventDetails(wire, { kind: "crowdfunding" })).toMatchObject({
    id: 7,
    kind: "crowdfunding",
    eventCategory: { id: 3, name: "Theatre" },
  });
});

describe("who sees an event", () => {
  const whole = (fields: object) =>
    toEventDetails(wireEvent.parse({ id: 1, title: "Chorus", start_date: "2026-07-01", ...fields }));
  const findings = [{ rule: "fees", severity: "hold", field: "title", text: "Why." }];

  it("is told with what the rules found, where the upstream tells it", () => {
    expect(whole({ visibility: "waiting", findings })).toMatchObject({
      visibility: "waiting",
      visibility_reason: null,
      findings,
    });
  });

  it.each([{}, { visibility: "everyone" }, { visibility: 3, findings: "none" }, { findings }])(
    "is left out for another upstream: %j",
    (fields) => {
      for (const name of ["visibility", "visibility_reason", "findings"]) {
        expect(whole(fields)).not.toHaveProperty(name);
      }
    },
  );
});
