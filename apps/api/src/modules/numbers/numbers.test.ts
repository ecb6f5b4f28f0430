import type { NumberUnit } from "@callboard/contracts/numbers";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aKey } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { numbersRepository } from "./numbers-repository.ts";

const app = startApp();
const day = 86_400_000;
const numbers = (unit: NumberUnit = "day") => numbersRepository(app.db).list(unit, app.clock.read());

describe("numbers", () => {
  it("have a step for each day, week from Monday, or month, up to now", async () => {
    const days = await numbers();
    expect(days.starts).toHaveLength(30);
    expect(days.starts.at(-1)).toBe("2026-06-15T00:00:00.000Z");
    app.clock.pass(3 * day);
    expect((await numbers("week")).starts.at(-1)).toBe("2026-06-15T00:00:00.000Z");
    const months = await numbers("month");
    expect(months.starts[0]).toBe("2025-07-01T00:00:00.000Z");
  });

  it("count what was made on its day, and leave out what was made before", async () => {
    await aPerson(app, { created_at: new Date(app.clock.read().getTime() - 400 * day) });
    const [poster, artist] = [await aPerson(app), await aPerson(app)];
    const created_at = app.clock.read();
    const call = await anEvent(app, { user_id: poster.id, created_at });
    const campaign = await anEvent(app, { user_id: poster.id, kind: "crowdfunding", created_at });
    const apply = { event_id: call.id, note: "Me" };
    const { body } = await app.post("/api/v1/event/apply", apply, { bearer: artist.bearer }).expect(200);
    const pledge = (amount: number) =>
      app
        .post(
          "/api/v1/crowdfunding/contribute",
          { event_id: campaign.id, amount, is_anonymous: true },
          { bearer: artist.bearer },
        )
        .set("idempotency-key", aKey());
    await pledge(5).expect(200);
    const { body: second } = await pledge(7.5).expect(200);
    await app
      .post(`/api/v1/crowdfunding/reverse/${second.data.line.id}`, {}, { bearer: artist.bearer })
      .expect(200);
    app.clock.pass(6 * 3_600_000);
    const review = (state: string) =>
      app.post(
        `/api/v1/application/review/${body.data.application.id}`,
        { state },
        { bearer: poster.bearer },
      );
    await review("viewed").expect(200);
    app.clock.pass(3_600_000);
    await review("shortlisted").expect(200);
    app.clock.pass(3_600_000);
    await review("declined").expect(200);
    const { values } = await numbers();
    const last = Object.fromEntries(Object.entries(values).map(([name, steps]) => [name, steps.at(-1)]));
    expect(last).toEqual({
      ...{ sign_ups: 2, calls: 1, campaigns: 1, applications: 1, comments: 0 },
      ...{ answer_hours: 7, pledges: 2, pledged_euro: 5 },
    });
    expect(values.sign_ups.slice(0, -1)).toEqual(Array.from({ length: 29 }, () => 0));
    expect(values.answer_hours.slice(0, -1)).toEqual(Array.from({ length: 29 }, () => null));
  });

  it("are for the staff alone", async () => {
    const person = await aPerson(app);
    const { bearer } = await aStaffMember(app, "editor");
    const { body } = await app.get("/api/v1/staff/numbers?unit=month", undefined, bearer).expect(200);
    expect(body.data.numbers.values.sign_ups.at(-1)).toBe(2);
    await app.get("/api/v1/staff/numbers?unit=year", undefined, bearer).expect(422);
    await app.get("/api/v1/staff/numbers").expect(401);
    await app.get("/api/v1/staff/numbers", undefined, person.bearer).expect(403);
  });
});
