import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accountActs } from "../../db/schema/account-change.ts";
import { callInvitations } from "../../db/schema/call-invitation.ts";
import { events, taggedEvents } from "../../db/schema/event.ts";
import { notifications } from "../../db/schema/notification.ts";
import { artistDetails, profiles } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { callInvitationCalls } from "../../test/call-invitations.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { exportRepository } from "../people/export-repository.ts";

const app = startApp();
const acts = callInvitationCalls(app);
const { anArtist } = portfolioCalls(app);
type Artist = Awaited<ReturnType<typeof anArtist>>;
let poster: Awaited<ReturnType<typeof aPerson>>;
let meera: Artist;
let call: { id: number; title: string };
beforeEach(async () => {
  poster = await aPerson(app, { name: "Lantern Casting" });
  meera = await anArtist();
  call = await anEvent(app, { user_id: poster.id });
});

describe("invitations", () => {
  it("are so many a day, also to calls that are deleted, and when they come at once", async () => {
    const { perDay } = callInvitationLimits;
    const artists: Artist[] = [];
    for (let n = 0; n < 3; n++) artists.push(await anArtist());
    const few = artists.map(({ profile_id }) => profile_id);
    const act = { user_id: poster.id, kind: "invitation" as const, created_at: app.clock.read() };
    await app.db.insert(accountActs).values(Array.from({ length: perDay - 4 }, () => act));
    const asked = few.map(async (id) => (await acts.send(poster, call.id, [id, meera.profile_id])).status);
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 200]);
    expect(await app.db.$count(accountActs)).toBe(perDay);
    await app.db.delete(notifications);
    await app.db.delete(taggedEvents);
    await app.db.delete(events).where(eq(events.id, call.id));
    expect(await app.db.$count(callInvitations)).toBe(0);
    const next = await anEvent(app, { user_id: poster.id });
    await acts.send(poster, next.id, few).expect(429);
    expect(await app.db.$count(callInvitations)).toBe(0);
  });

  it("are read by pages, the newest first, whatever comes meanwhile", async () => {
    const artists: Artist[] = [];
    for (let n = 0; n < 5; n++) artists.push(await anArtist());
    const ids = artists.map(({ profile_id }) => profile_id);
    for (const id of ids) await acts.send(poster, call.id, [id]).expect(200);
    const first = await acts.readSent(poster, call.id, "limit=2").expect(200);
    const cursor = first.body.data.pagination.nextCursor;
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    const second = await acts.sent(poster, call.id, `limit=2&cursor=${cursor}`);
    expect(second.map(({ profile }) => profile?.id)).toEqual([ids[2], ids[1]]);
    const other = await anEvent(app, { user_id: poster.id });
    await acts.readSent(poster, other.id, `cursor=${cursor}`).expect(422);
    await acts.send(poster, other.id, [meera.profile_id]).expect(200);
    const newest = await acts.received(meera, "limit=1");
    expect(newest.map(({ event }) => event.id)).toEqual([other.id]);
    expect((await acts.received(meera, "limit=1&page=2")).map(({ event }) => event.id)).toEqual([call.id]);
  });

  it("say nothing of a profile or a call that is not public any more", async () => {
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    await app.db.update(profiles).set({ visibility: "hidden" }).where(eq(profiles.id, meera.profile_id));
    expect(await acts.sent(poster, call.id)).toMatchObject([{ profile: null, state: "new" }]);
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, call.id));
    expect(await acts.received(meera)).toEqual([]);
    expect(await acts.told(meera)).toEqual([]);
    await acts.readSent(poster, call.id).expect(403);
  });

  it("go with the profile", async () => {
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    await app.db.delete(artistDetails);
    await app.db.delete(profiles).where(eq(profiles.id, meera.profile_id));
    expect(await app.db.$count(callInvitations)).toBe(0);
  });

  it("are exported with the account of either side", async () => {
    await acts.send(poster, call.id, [meera.profile_id], "Come").expect(200);
    await acts.decline(meera, (await acts.received(meera))[0]?.id ?? 0, "poster").expect(200);
    const partsOf = async (id: number) => (await exportRepository(app.db).read(id))?.parts;
    expect(await partsOf(poster.id)).toMatchObject({
      sent_invitations: [{ event_id: call.id, profile_id: meera.profile_id, message: "Come" }],
    });
    expect(await partsOf(meera.id)).toMatchObject({
      received_invitations: [{ event_id: call.id, message: "Come" }],
      refused_invitations: [{ account_id: poster.id }],
    });
  });
});
