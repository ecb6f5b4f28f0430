import type { AgencyPage } from "@callboard/contracts/profile";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addMs } from "../../dates.ts";
import { applications } from "../../db/schema/application.ts";
import { events } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";

const app = startApp();
const { join, show, leave } = teamCalls(app);
const { applied } = applicationCalls(app);
type Person = Awaited<ReturnType<typeof aPerson>>;

let agency: Person;
beforeEach(async () => {
  agency = await anAgency(app, "Lantern Casting");
});

async function page(): Promise<AgencyPage> {
  const [row] = await app.db.select().from(profiles).where(eq(profiles.user_id, agency.id));
  const { body } = await app.get(`/api/v1/profile/view/agency/${row?.id}`).expect(200);
  return body.data.profile.agency;
}

describe("the people on an agency's page", () => {
  it("are those of its team who agreed, as long as they are in it", async () => {
    const [asha, kabir] = [await aPerson(app, { name: "Asha" }), await aPerson(app, { name: "Kabir" })];
    await join(agency, asha);
    await join(agency, kabir, "reviewer");
    expect((await page()).people).toEqual([]);
    await show(asha, agency.id).expect(200);
    await show(kabir, agency.id).expect(200);
    expect((await page()).people).toEqual(["Asha", "Kabir"]);
    await show(asha, agency.id, false).expect(200);
    expect((await page()).people).toEqual(["Kabir"]);
    await leave(kabir, agency.id).expect(200);
    expect((await page()).people).toEqual([]);
  });

  it("are not those who are suspended", async () => {
    const asha = await aPerson(app, { name: "Asha" });
    await join(agency, asha);
    await show(asha, agency.id).expect(200);
    await suspensionRepository(app.db).create({
      ...{ user_id: asha.id, reason: "Fees", until: null, created_at: app.clock.read() },
    });
    expect((await page()).people).toEqual([]);
  });
});

describe("the answers on an agency's page", () => {
  const day = 86_400_000;

  /** A call that promises answers by tomorrow, with applications answered after so many ms; null for none. */
  async function called(answers: (number | null)[], fields: object = {}) {
    const now = app.clock.read();
    const tomorrow = addMs(now, day).toISOString().slice(0, 10);
    const { id } = await anEvent(app, { user_id: agency.id, decide_by: tomorrow, ...fields });
    for (const ms of answers) {
      const sent = await applied(await aPerson(app), id);
      const answered_at = ms === null ? null : addMs(now, ms);
      await app.db.update(applications).set({ answered_at }).where(eq(applications.id, sent.id));
    }
    return id;
  }

  it("are counted once the day of the promise is over where the call is", async () => {
    await called([1_000, day, 3 * day, null]);
    expect((await page()).answers).toBeNull();
    app.clock.pass(3 * day);
    expect((await page()).answers).toEqual({ in_time: 2, of: 4 });
  });

  it("are not counted while the day lasts", async () => {
    const today = app.clock.read().toISOString().slice(0, 10);
    await called([1_000], { decide_by: today, time_zone: "Asia/Kolkata" });
    expect((await page()).answers).toBeNull();
    app.clock.pass(day / 2);
    expect((await page()).answers).toEqual({ in_time: 1, of: 1 });
  });

  it("are of real applications to calls that promised something and stand", async () => {
    await called([1_000], { decide_by: undefined });
    const hidden = await called([1_000]);
    const cancelled = await called([1_000]);
    await called([]);
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, hidden));
    await app.db.update(events).set({ status: "cancelled" }).where(eq(events.id, cancelled));
    app.clock.pass(3 * day);
    expect((await page()).answers).toBeNull();
  });

  it("are not those of an artist's page", async () => {
    expect(await page()).toEqual({ people: [], answers: null });
  });
});
