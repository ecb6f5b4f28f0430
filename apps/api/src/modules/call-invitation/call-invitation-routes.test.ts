import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { callInvitations } from "../../db/schema/call-invitation.ts";
import { events } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { callInvitationCalls } from "../../test/call-invitations.ts";
import { agencyClaim } from "../../test/claims.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { agencyProfileRepository } from "../profile/agency-profile-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";

const app = startApp();
const acts = callInvitationCalls(app);
const { anArtist } = portfolioCalls(app);
let poster: Awaited<ReturnType<typeof aPerson>>;
let meera: Awaited<ReturnType<typeof anArtist>>;
let call: { id: number; title: string };
beforeEach(async () => {
  poster = await aPerson(app, { name: "Lantern Casting" });
  meera = await anArtist();
  call = await anEvent(app, { user_id: poster.id });
});

const apply = (user_id: number, event_id = call.id) =>
  app.db.insert(applications).values({
    ...{ event_id, user_id, shares_profile: false, state: "sent", created_at: app.clock.read() },
  });
const skipped = async (profileId: number, of = call.id) =>
  (await acts.send(poster, of, [profileId]).expect(200)).body.data.skipped[0]?.reason;

describe("an invitation to a call", () => {
  it("is told who is invited, once, leads to the call, and stands among theirs", async () => {
    const answer = await acts.send(poster, call.id, [meera.profile_id], " Read for Cordelia? ").expect(200);
    expect(answer.body.data).toEqual({ invited: [meera.profile_id], skipped: [] });
    expect(await acts.told(meera)).toMatchObject([
      { title: `Lantern Casting invites you to “${call.title}”`, path: `/event/${call.id}` },
    ]);
    expect(await acts.received(meera)).toMatchObject([
      {
        ...{ state: "new", message: "Read for Cordelia?", event: { id: call.id, title: call.title } },
        poster: { id: poster.id, name: "Lantern Casting" },
      },
    ]);
    expect(await acts.sent(poster, call.id)).toMatchObject([
      {
        ...{ state: "new", message: "Read for Cordelia?", by_name: "Lantern Casting" },
        profile: { id: meera.profile_id, name: meera.name },
      },
    ]);
    expect(await skipped(meera.profile_id)).toBe("invited");
    await acts.send(poster, call.id, [meera.profile_id, meera.profile_id]).expect(200);
    expect(await acts.told(meera)).toHaveLength(1);
    expect(await acts.received(meera)).toHaveLength(1);
  });

  it("is one where the same profile is invited ten times at once", async () => {
    const asked = Array.from({ length: 10 }, () =>
      acts.send(poster, call.id, [meera.profile_id]).expect(200),
    );
    const answers = await Promise.all(asked);
    expect(answers.flatMap(({ body }) => body.data.invited)).toEqual([meera.profile_id]);
    expect(await acts.told(meera)).toHaveLength(1);
  });

  it("is one an account, by whichever of its profiles", async () => {
    await agencyProfileRepository(app.db).claim(meera.id, agencyClaim(), app.clock.read());
    const [agency] = await app.db.select().from(profiles).where(eq(profiles.kind, "agency"));
    const both = [meera.profile_id, agency?.id ?? 0];
    const { body } = await acts.send(poster, call.id, both).expect(200);
    expect(body.data).toEqual({
      invited: [meera.profile_id],
      skipped: [{ profile_id: agency?.id, reason: "invited" }],
    });
    expect(await acts.told(meera)).toHaveLength(1);
  });

  it("is for several at once, and says why others are left out", async () => {
    const [dev, ira, hidden] = [await anArtist(), await anArtist(), await anArtist()];
    await apply(ira.id);
    await app.db.update(profiles).set({ visibility: "hidden" }).where(eq(profiles.id, hidden.profile_id));
    const ids = [meera, dev, ira, hidden].map(({ profile_id }) => profile_id);
    const { body } = await acts.send(poster, call.id, [...ids, 999_999]).expect(200);
    expect(body.data).toEqual({
      invited: [meera.profile_id, dev.profile_id],
      skipped: [
        { profile_id: ira.profile_id, reason: "applied" },
        { profile_id: hidden.profile_id, reason: "gone" },
        { profile_id: 999_999, reason: "gone" },
      ],
    });
    await acts.send(poster, call.id, []).expect(422);
    const many = Array.from({ length: callInvitationLimits.atOnce + 1 }, (_, n) => n + 1);
    await acts.send(poster, call.id, many).expect(422);
    await acts
      .send(poster, call.id, [dev.profile_id], "x".repeat(callInvitationLimits.messageMax + 1))
      .expect(422);
  });

  it("is to a call that is public and open, and to no campaign", async () => {
    const { id: campaign } = await anEvent(app, { user_id: poster.id, kind: "crowdfunding" });
    await acts.send(poster, campaign, [meera.profile_id]).expect(404);
    await acts.send(poster, 999_999, [meera.profile_id]).expect(404);
    for (const status of ["closed", "cancelled"] as const) {
      const { id } = await anEvent(app, { user_id: poster.id });
      await app.db.update(events).set({ status }).where(eq(events.id, id));
      await acts.send(poster, id, [meera.profile_id]).expect(422);
    }
    const { id: past } = await anEvent(app, { user_id: poster.id, start_date: "2020-01-01" });
    await acts.send(poster, past, [meera.profile_id]).expect(422);
    const { id: hidden } = await anEvent(app, { user_id: poster.id, visibility: "hidden" });
    await acts.send(poster, hidden, [meera.profile_id]).expect(403);
    expect(await app.db.$count(callInvitations)).toBe(0);
    expect(await acts.calls(poster)).toEqual([[call.id, null]]);
  });

  it("is sent by who posted the call and those who act for them, and by nobody else", async () => {
    const agency = await anAgency(app);
    const [member, reviewer, other] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    const { join } = teamCalls(app);
    await join(agency, member);
    await join(agency, reviewer, "reviewer");
    const { id } = await anEvent(app, { user_id: agency.id });
    await app
      .post("/api/v1/call-invitation/send", { event_id: id, profile_ids: [meera.profile_id] })
      .expect(401);
    await acts.send(other, id, [meera.profile_id]).expect(403);
    await acts.send(reviewer, id, [meera.profile_id]).expect(403);
    await acts.send(member, id, [meera.profile_id]).expect(200);
    expect((await acts.sent(reviewer, id))[0]).toMatchObject({ state: "new", by_name: member.name });
    await acts.readSent(other, id).expect(403);
    await acts.readSent(meera, id).expect(403);
    await acts.readSent(poster, 999_999).expect(404);
    expect(await acts.calls(member)).toEqual([[id, null]]);
    expect(await acts.calls(reviewer)).toEqual([]);
  });

  it("is not sent by who has not verified their number, or is suspended", async () => {
    await app.db.update(users).set({ phone_verified_at: null }).where(eq(users.id, poster.id));
    await acts.send(poster, call.id, [meera.profile_id]).expect(403);
    await app.db.update(users).set({ phone_verified_at: app.clock.read() }).where(eq(users.id, poster.id));
    const suspension = { user_id: poster.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await acts.send(poster, call.id, [meera.profile_id]).expect(401);
  });

  it("is for nobody of the poster's own side, and none of them is offered a call for it", async () => {
    await portfolioCalls(app).claim(poster);
    const own = (await portfolioCalls(app).mine(poster))?.profile_id ?? 0;
    expect(await skipped(own)).toBe("own");
    expect(await acts.calls(poster, own)).toEqual([]);
    await agencyProfileRepository(app.db).claim(poster.id, agencyClaim(), app.clock.read());
    await teamCalls(app).join(poster, meera, "reviewer");
    expect(await skipped(meera.profile_id)).toBe("own");
  });

  it("is offered for open calls, with how somebody stands to each", async () => {
    const [second, third] = [
      await anEvent(app, { user_id: poster.id }),
      await anEvent(app, { user_id: poster.id }),
    ];
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    await apply(meera.id, second.id);
    expect(await acts.calls(poster, meera.profile_id)).toEqual([
      [third.id, null],
      [second.id, "applied"],
      [call.id, "new"],
    ]);
    expect(await acts.calls(poster, 999_999)).toEqual([]);
    expect(await acts.calls(meera, meera.profile_id)).toEqual([]);
  });
});
