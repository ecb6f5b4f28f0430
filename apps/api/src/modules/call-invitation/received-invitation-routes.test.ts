import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../db/schema/application.ts";
import { callInvitations } from "../../db/schema/call-invitation.ts";
import { blocks } from "../../db/schema/conversation.ts";
import { startApp } from "../../test/app.ts";
import { callInvitationCalls } from "../../test/call-invitations.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { exportRepository } from "../people/export-repository.ts";

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

/** What the sender reads of one profile. */
const stateOf = async (profileId: number, of = call.id) =>
  (await acts.sent(poster, of)).find(({ profile }) => profile?.id === profileId)?.state;
const apply = (user_id: number, event_id = call.id) =>
  app.db.insert(applications).values({
    ...{ event_id, user_id, shares_profile: false, state: "sent", created_at: app.clock.read() },
  });
const skipped = async (profileId: number, of = call.id) =>
  (await acts.send(poster, of, [profileId]).expect(200)).body.data.skipped[0]?.reason;

describe("who is invited", () => {
  it("has applied, for both sides, whatever they said before", async () => {
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    const [invitation] = await acts.received(meera);
    await acts.decline(meera, invitation?.id ?? 0).expect(200);
    await acts.decline(meera, invitation?.id ?? 0).expect(200);
    expect([await stateOf(meera.profile_id), (await acts.received(meera))[0]?.state]).toEqual([
      ...["declined", "declined"],
    ]);
    await apply(meera.id);
    expect([await stateOf(meera.profile_id), (await acts.received(meera))[0]?.state]).toEqual([
      ...["applied", "applied"],
    ]);
    await acts.decline(meera, invitation?.id ?? 0).expect(422);
  });

  it("is not told again once they have declined, and declines for nobody else", async () => {
    const dev = await anArtist();
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    const [invitation] = await acts.received(meera);
    await acts.decline(dev, invitation?.id ?? 0).expect(404);
    await acts.decline(meera, invitation?.id ?? 0).expect(200);
    expect(await skipped(meera.profile_id)).toBe("invited");
    expect(await acts.told(meera)).toHaveLength(1);
    expect(await acts.settings(meera)).toEqual({ refuses_all: false, refused: [] });
  });

  it("takes no more of a poster, or of anybody, and the poster sees no difference", async () => {
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    const [invitation] = await acts.received(meera);
    await acts.decline(meera, invitation?.id ?? 0, "poster").expect(200);
    expect(await acts.settings(meera)).toEqual({
      ...{ refuses_all: false, refused: [{ id: poster.id, name: "Lantern Casting" }] },
    });
    const next = await anEvent(app, { user_id: poster.id });
    const answer = await acts.send(poster, next.id, [meera.profile_id]).expect(200);
    expect(answer.body.data).toEqual({ invited: [meera.profile_id], skipped: [] });
    expect(await stateOf(meera.profile_id, next.id)).toBe("new");
    expect(await acts.told(meera)).toHaveLength(1);
    expect(await acts.received(meera)).toHaveLength(1);

    const other = await aPerson(app);
    const theirs = await anEvent(app, { user_id: other.id });
    await acts.send(other, theirs.id, [meera.profile_id]).expect(200);
    expect(await acts.told(meera)).toHaveLength(2);
    await acts.decline(meera, (await acts.received(meera))[0]?.id ?? 0, "all").expect(200);
    const last = await anEvent(app, { user_id: other.id });
    await acts.send(other, last.id, [meera.profile_id]).expect(200);
    expect(await acts.told(meera)).toHaveLength(2);

    // What never reached them stays so when they take invitations again; what comes then does.
    await acts.refuse(meera, false).expect(200);
    await acts.refuse(meera, false, poster.id).expect(200);
    expect(await acts.settings(meera)).toEqual({ refuses_all: false, refused: [] });
    expect(await acts.received(meera)).toHaveLength(2);
    const again = await anEvent(app, { user_id: poster.id });
    await acts.send(poster, again.id, [meera.profile_id]).expect(200);
    expect(await acts.told(meera)).toHaveLength(3);
  });

  it("cannot answer what never reached them, and refuses nobody who never invited them", async () => {
    await acts.refuse(meera, true).expect(200);
    await acts.refuse(meera, true).expect(200);
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    const [row] = await app.db.select().from(callInvitations);
    await acts.decline(meera, row?.id ?? 0).expect(404);
    await acts.refuse(meera, true, poster.id).expect(404);
    await acts.refuse(meera, true, 999_999).expect(404);
    expect((await exportRepository(app.db).read(meera.id))?.parts.received_invitations).toEqual([]);
  });

  it("hears nothing of a poster whom they have blocked, which the poster does not see", async () => {
    const block = { user_id: meera.id, blocked_id: poster.id, created_at: app.clock.read() };
    await app.db.insert(blocks).values(block);
    const { body } = await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    expect(body.data.invited).toEqual([meera.profile_id]);
    expect(await acts.told(meera)).toEqual([]);
    expect(await acts.received(meera)).toEqual([]);
  });

  it("is nobody whom the poster has blocked", async () => {
    const block = { user_id: poster.id, blocked_id: meera.id, created_at: app.clock.read() };
    await app.db.insert(blocks).values(block);
    expect(await skipped(meera.profile_id)).toBe("blocked");
  });

  it("refuses so many posters one by one, and no more", async () => {
    const { refusedMax } = callInvitationLimits;
    for (let n = 0; n < refusedMax; n++) {
      const other = await aPerson(app);
      await app.db.insert(callInvitations).values({
        ...{ event_id: (await anEvent(app, { user_id: other.id })).id, profile_id: meera.profile_id },
        ...{ user_id: meera.id, poster_id: other.id, by: other.id, is_told: true },
        created_at: app.clock.read(),
      });
      await acts.refuse(meera, true, other.id).expect(200);
    }
    await acts.send(poster, call.id, [meera.profile_id]).expect(200);
    await acts.refuse(meera, true, poster.id).expect(422);
    await acts.refuse(meera, true).expect(200);
  }, 60_000);
});
