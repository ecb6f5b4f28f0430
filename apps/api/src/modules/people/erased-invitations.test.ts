import { expect, it } from "vitest";
import { callInvitations, invitationRefusals } from "../../db/schema/call-invitation.ts";
import { profileListEntries, profileLists } from "../../db/schema/profile-list.ts";
import { startApp } from "../../test/app.ts";
import { callInvitationCalls } from "../../test/call-invitations.ts";
import { anEvent } from "../../test/events.ts";
import { listCalls } from "../../test/lists.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const lists = listCalls(app);
const invitations = callInvitationCalls(app);

/** A poster who keeps an artist in a list, and has invited them; the artist takes no more. */
async function everything() {
  const [admin, poster] = [await aStaffMember(app), await aPerson(app)];
  const artist = await portfolioCalls(app).anArtist();
  const { id } = await anEvent(app, { user_id: poster.id });
  const list = await lists.aList(poster);
  await lists.add(poster, list, artist.profile_id).expect(200);
  await lists.setNote(poster, list, artist.profile_id, "Tall").expect(200);
  await invitations.send(poster, id, [artist.profile_id], "Come").expect(200);
  const [invitation] = await invitations.received(artist);
  await invitations.decline(artist, invitation?.id ?? 0, "poster").expect(200);
  const erase = ({ id: who, username }: { id: number; username: string }) =>
    app.post(`/api/v1/staff/people/${who}/erase`, { username }, admin).expect(200);
  return { poster, artist, erase };
}
const rowsLeft = async () =>
  Promise.all(
    [profileLists, profileListEntries, callInvitations, invitationRefusals].map((table) =>
      app.db.$count(table),
    ),
  );

it("leaves nothing of an erased poster's lists and invitations, nor that somebody takes none of theirs", async () => {
  const { poster, erase } = await everything();
  expect(await rowsLeft()).toEqual([1, 1, 1, 1]);
  await erase(poster);
  expect(await rowsLeft()).toEqual([0, 0, 0, 0]);
});

it("takes an erased artist out of lists, with the notes about them, and out of who was invited", async () => {
  const { artist, erase } = await everything();
  await erase(artist);
  expect(await rowsLeft()).toEqual([1, 0, 0, 0]);
});
