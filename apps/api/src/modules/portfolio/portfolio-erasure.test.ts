import { expect, it } from "vitest";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { headshots, resumes } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { aPhoto, aResume, portfolioCalls } from "../../test/portfolios.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const { anArtist, mine, saveResume, addHeadshot, setAudiences } = portfolioCalls(app);

it("a person's export has their portfolio, and with their account it goes, files and all", async () => {
  const artist = await anArtist();
  const other = await anArtist();
  for (const color of ["#ff0000", "#00ff00"]) await addHeadshot(artist, await aPhoto(color)).expect(200);
  await addHeadshot(other, await aPhoto("#0000ff")).expect(200);
  await saveResume(artist, { ...aResume, version: 0 }).expect(200);
  await setAudiences(artist, { skills: "nobody" }).expect(200);
  const [first, second] = (await mine(artist))?.headshots ?? [];

  const { bearer } = await aStaffMember(app);
  const exported = await app.post(`/api/v1/staff/people/${artist.id}/export`, {}, { bearer }).expect(200);
  const { parts } = exported.body.data.export;
  expect(parts.headshots).toMatchObject([{ address: first?.address }, { address: second?.address }]);
  expect(parts.resumes).toMatchObject([aResume]);
  expect(parts.profiles[0].profile.audiences).toEqual({ skills: "nobody" });

  const erase = `/api/v1/staff/people/${artist.id}/erase`;
  await app.post(erase, { username: artist.username }, { bearer }).expect(200);
  expect(await app.db.select().from(resumes)).toEqual([]);
  expect(await app.db.select().from(headshots)).toHaveLength(1);
  expect(await app.db.select().from(pendingUploads)).toEqual([]);
  for (const { address = "" } of [first ?? {}, second ?? {}] as { address?: string }[]) {
    await app.bare().get(address).expect(404);
  }
  await app
    .bare()
    .get((await mine(other))?.headshots[0]?.address ?? "")
    .expect(200);
});
