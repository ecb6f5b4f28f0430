import type { ReceivedApplication } from "@callboard/contracts/application";
import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import { type Audience, audienceFields, audiences } from "@callboard/contracts/audience";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { callInvitationCalls } from "../../test/call-invitations.ts";
import { anEvent } from "../../test/events.ts";
import { listCalls } from "../../test/lists.ts";
import { aPerson } from "../../test/people.ts";
import { allTo, aPhoto, aResume, portfolioCalls } from "../../test/portfolios.ts";
import { searchActs } from "../../test/searches.ts";
import { aStaffMember } from "../../test/staff.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
const { applied, received, details, exported, withdraw } = applicationCalls(app);
const { join } = teamCalls(app);
const calls = portfolioCalls(app);
const { setAudiences, saveResume, addHeadshot, seen, view, preview, mine } = calls;

type Person = { bearer: string };
let artist: Awaited<ReturnType<typeof calls.anArtist>>;
let poster: Awaited<ReturnType<typeof aPerson>>;
let event_id: number;
let address: string;

/** Texts of each field which nothing else holds; chosen values are not among them, and stand in the table of `seenProfile`. */
const words = {
  about: "Word: about",
  present_city: "Word: city",
  travel_cities: "Word: travels",
  compensation: "Word: 4,000",
  ethnicity: "Word: ethnicity",
  hair_color: "Word: black",
  height: "Word: 170",
  weight: "Word: 64",
  hair_length: "Word: short",
};

beforeEach(async () => {
  artist = await calls.anArtist({ ...words, project_name: "Word: claimed" });
  poster = await anAgency(app);
  ({ id: event_id } = await anEvent(app, { user_id: poster.id }));
  await saveResume(artist, { ...aResume, version: 0 }).expect(200);
  await addHeadshot(artist, await aPhoto("#123456")).expect(200);
  address = (await mine(artist))?.headshots[0]?.address ?? "none";
});

/** Everything that somebody reads in one place, as text. */
async function textOf(asked: PromiseLike<{ body: unknown; text: string }>) {
  const { text } = await asked;
  return text;
}

const listText = () => textOf(app.get("/api/v1/profile/list").expect(200));
const viewText = () => textOf(app.get(`/api/v1/profile/view/artist/${artist.profile_id}`).expect(200));
const seenText = ({ bearer }: Person) =>
  textOf(app.get(`/api/v1/portfolio/seen/artist/${artist.profile_id}`, undefined, bearer).expect(200));

const secret = (text: string) => text.includes("Word: ") || text.includes(address.replace("/media/", ""));

describe.each(audiences)("with every field for %s", (audience: Audience) => {
  beforeEach(() => setAudiences(artist, allTo(audienceFields, audience)).expect(200));

  it("page and directory show everybody what is public alone", async () => {
    const stranger = await aPerson(app);
    for (const text of [await listText(), await viewText()]) expect(secret(text)).toBe(audience === "public");
    expect(await seen(stranger, artist.profile_id)).toEqual({ reader: "public", profile: null });
  });

  it("words, filters and counts of the directory know what everybody sees alone", async () => {
    const asked = {
      search: "Lear",
      ...{ city: "Word: city", skill: "word: juggling", language: "Word: Marathi" },
    };
    const opened = { age: "26–35", gender: "Other", experience: "6+ Years", travel: "yes", reel: "yes" };
    for (const [name, value] of Object.entries({ ...asked, ...opened })) {
      const query = `?${name}=${encodeURIComponent(value)}`;
      const { body } = await app.get(`/api/v1/profile/list${query}`).expect(200);
      expect([name, body.data.profiles]).toEqual([name, audience === "public" ? [expect.anything()] : []]);
      const counted = (await app.get(`/api/v1/profile/counts${query}`).expect(200)).body.data;
      expect([name, counted.total.count]).toEqual([name, audience === "public" ? 1 : 0]);
    }
    for (const text of ["Cordelia", "Tent", "Clown", "School", "Juggling", "Marathi", "city"]) {
      const { body } = await app.get(`/api/v1/profile/list?search=${text}`).expect(200);
      expect([text, body.data.profiles.length]).toEqual([text, audience === "public" ? 1 : 0]);
    }
    expect(secret(await textOf(app.get("/api/v1/profile/counts").expect(200)))).toBe(audience === "public");
  });

  it("lists, bookmarks, feeds of searches and invitations show what everybody reads, also to posters", async () => {
    await applied(artist, event_id);
    const { bearer } = poster;
    const invitations = callInvitationCalls(app);
    const other = await anEvent(app, { user_id: poster.id });
    await invitations.send(poster, other.id, [artist.profile_id]).expect(200);
    const lists = listCalls(app);
    const list = await lists.aList(poster);
    await lists.add(poster, list, artist.profile_id).expect(200);
    await app.post(`/api/v1/bookmark/profile/${artist.profile_id}`, {}, { bearer }).expect(200);
    const search = { name: "Actors", rhythm: "weekly", filter: { kind: "artist" } };
    const acts = searchActs(app);
    const saved = (await acts.post("create-of-profiles", poster, search).expect(200)).body.data.search;
    const { key } = (await acts.post(`${saved.id}/feed`, poster).expect(200)).body.data;
    const places = [
      await textOf(lists.read(poster, list).expect(200)),
      await textOf(app.get("/api/v1/bookmark/profiles", undefined, bearer).expect(200)),
      await textOf(acts.feed(key).expect(200)),
      await textOf(invitations.readSent(poster, other.id).expect(200)),
    ];
    expect(places.map((text) => text.includes(`"id":${artist.profile_id}`))).toEqual(places.map(() => true));
    expect(places.map(secret)).toEqual(places.map(() => audience === "public"));
  });

  it("a poster reads what is for posters once they were applied to, and until that is taken back", async () => {
    const isShown = audience !== "nobody";
    expect((await seen(poster, artist.profile_id)).reader).toBe("public");
    const { id } = await applied(artist, event_id);
    expect((await seen(poster, artist.profile_id)).reader).toBe("poster");
    expect(secret(await seenText(poster))).toBe(isShown);
    await withdraw(artist, id).expect(200);
    expect(await seen(poster, artist.profile_id)).toEqual({ reader: "public", profile: null });
  });

  it("the board and its export show what is for posters, and no more", async () => {
    const isShown = audience !== "nobody";
    const { id } = await applied(artist, event_id);
    const { body } = await received(poster, event_id).expect(200);
    const [listed] = body.data.applications as ReceivedApplication[];
    const opened = (await details(poster, id).expect(200)).body.data.application as ReceivedApplication;
    for (const application of [listed, opened]) {
      expect(application?.shared.map(({ field }) => field)).toEqual(isShown ? artistPrivateFields : []);
      expect(application?.profile).toMatchObject({
        present_city: isShown ? "Word: city" : null,
        photo: isShown ? address : null,
      });
    }
    expect(secret(await textOf(exported(poster, event_id)))).toBe(isShown);
  });

  it("a case shows moderators what posters read", async () => {
    const { bearer } = await aStaffMember(app, "moderator");
    const report = {
      subject_kind: "profile",
      subject_id: artist.profile_id,
      reason: "other",
      details: "Look",
    };
    await app.post("/api/v1/moderation/report", report, { bearer: poster.bearer }).expect(200);
    const cases = await app.get("/api/v1/staff/moderation/cases", undefined, bearer).expect(200);
    const id = cases.body.data.cases[0].id;
    const text = await textOf(app.get(`/api/v1/staff/moderation/cases/${id}`, undefined, bearer).expect(200));
    expect(secret(text)).toBe(audience !== "nobody");
  });

  it("its owner sees all, and each preview is what that reader gets", async () => {
    const { profile, reader } = await seen(artist, artist.profile_id);
    expect(reader).toBe("owner");
    expect(profile?.details).toHaveLength(artistPrivateFields.length);
    expect(await preview(artist, "owner")).toEqual(profile);
    expect(await preview(artist, "public")).toEqual(await view(artist.profile_id));
    await applied(artist, event_id);
    expect(await preview(artist, "poster")).toEqual((await seen(poster, artist.profile_id)).profile);
  });
});

describe("a poster", () => {
  beforeEach(() => setAudiences(artist, allTo(audienceFields, "posters")).expect(200));
  const readerFor = async (person: Person) => (await seen(person, artist.profile_id)).reader;

  it("is everybody of the agency's team, until they leave it", async () => {
    const [member, reviewer, outsider] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    await join(poster, member);
    await join(poster, reviewer, "reviewer");
    await applied(artist, event_id);
    expect(await Promise.all([member, reviewer, outsider].map(readerFor))).toEqual([
      ...["poster", "poster", "public"],
    ]);
    await app.remove(`/api/v1/team/member/${reviewer.id}`, { bearer: poster.bearer }).expect(200);
    expect(await readerFor(reviewer)).toBe("public");
  });

  it("is nobody whom the application does not show the profile to", async () => {
    await applied(artist, event_id, { shares_profile: false });
    expect(await readerFor(poster)).toBe("public");
    const { body } = await received(poster, event_id).expect(200);
    expect(body.data.applications[0]).toMatchObject({ profile: null, shared: [] });
  });

  it("reads on as long as the board does: not of a call that is hidden", async () => {
    const { id } = await anEvent(app, { user_id: poster.id });
    await applied(artist, id);
    expect(await readerFor(poster)).toBe("poster");
    await app.db.execute(`update events set visibility = 'hidden' where id = ${id}`);
    expect(await readerFor(poster)).toBe("public");
  });

  it("gets ticked fields with the application alone, whatever the profile says", async () => {
    await setAudiences(artist, allTo(audienceFields, "nobody")).expect(200);
    const { id } = await applied(artist, event_id, { shared_fields: ["height"] });
    const opened = (await details(poster, id).expect(200)).body.data.application;
    expect(opened.shared).toEqual([{ field: "height", value: "Word: 170" }]);
    expect((await seen(poster, artist.profile_id)).profile?.details).toEqual([]);
  });
});

it("shows a profile that a moderator has hidden to nobody else, its images neither", async () => {
  await applied(artist, event_id);
  await app.db.execute(`update profiles set visibility = 'hidden' where id = ${artist.profile_id}`);
  await app.get(`/api/v1/portfolio/seen/artist/${artist.profile_id}`, undefined, poster.bearer).expect(404);
  await app.get(`/api/v1/profile/view/artist/${artist.profile_id}`).expect(404);
  const { body } = await received(poster, event_id).expect(200);
  expect(body.data.applications[0]).toMatchObject({ profile: null, shared: [] });
});
