import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { emptyResume } from "@callboard/contracts/resume";
import { beforeEach, describe, expect, it } from "vitest";
import { suspensions } from "../../db/schema/suspension.ts";
import { startApp } from "../../test/app.ts";
import { artistClaim } from "../../test/claims.ts";
import { aPerson } from "../../test/people.ts";
import { aResume, portfolioCalls } from "../../test/portfolios.ts";

const app = startApp();
const { anArtist, claim, mine, view, saveResume, setAudiences } = portfolioCalls(app);
let artist: Awaited<ReturnType<typeof anArtist>>;
beforeEach(async () => {
  artist = await anArtist();
});
const resumeOf = async () => (await mine(artist))?.resume;
const claimed = {
  title: "The Lamp",
  role: "Keeper",
  company: "",
  city: "Nashik",
  year: "2025",
  kind: "other",
};

const aClip = { title: "Reel", kind: "reel", url: "https://www.youtube.com/watch?v=Word_reel11" };
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...aClip, url: `https://player.vimeo.com/video/${n + 1}` }));

describe("portfolio/resume", () => {
  it("begins with the credit of the claim", async () => {
    expect(await resumeOf()).toEqual({ ...emptyResume, credits: [claimed], version: 0 });
  });

  it("is saved as a whole, in its order, and shown to everybody", async () => {
    await saveResume(artist, { ...aResume, version: 0 }).expect(200);
    expect(await resumeOf()).toEqual({ ...aResume, version: 1 });
    const { measurements, away, ...open } = aResume;
    expect(await view(artist.profile_id)).toMatchObject({ ...open, measurements: [], away: [] });
    await setAudiences(artist, { measurements: "public", away: "public" }).expect(200);
    expect(await view(artist.profile_id)).toMatchObject({ measurements, away });
    const credits_turned = aResume.credits.toReversed();
    await saveResume(artist, { ...aResume, credits: credits_turned, version: 1 }).expect(200);
    expect((await view(artist.profile_id)).credits).toEqual(credits_turned);
  });

  it("refuses what was made of an older one, so that two browsers lose nothing", async () => {
    await saveResume(artist, { ...aResume, version: 0 }).expect(200);
    await saveResume(artist, { ...aResume, skills: [], version: 0 }).expect(409);
    const both = [1, 2].map((n) => saveResume(artist, { ...aResume, skills: [`Skill ${n}`], version: 1 }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it.each([
    [{ credits: Array(portfolioLimits.creditsMax + 1).fill(claimed) }, { credits: "At most 100 credits" }],
    [{ credits: [{ ...claimed, title: " " }] }, { "credits.0.title": "Title is required" }],
    [{ credits: [{ ...claimed, year: "99" }] }, { "credits.0.year": "Must be a year of four digits" }],
    [{ credits: [{ ...claimed, year: "2031" }] }, { "credits.0.year": "Year cannot be in the future" }],
    [{ credits: [{ ...claimed, kind: "opera" }] }, { "credits.0.kind": "Kind is required" }],
    [{ skills: ["Mime", "MIME"] }, { skills: "Each skill once" }],
    [{ memberships: ["Guild", "GUILD"] }, { memberships: "Each membership once" }],
    [{ links: [{ name: "Reel", url: "javascript:alert(1)" }] }, { "links.0.url": "Invalid URL" }],
    [{ links: [{ name: "Reel", url: "https://a@example.com" }] }, { "links.0.url": "Invalid URL" }],
    [{ clips: [{ ...aClip, url: "javascript:alert(1)" }] }, { "clips.0.url": "Invalid URL" }],
    [
      { clips: [{ ...aClip, url: "https://example.com/reel.mp4" }] },
      { "clips.0.url": "Must be a video or a track on YouTube, Vimeo or SoundCloud" },
    ],
    [{ clips: [{ ...aClip, kind: "song" }] }, { "clips.0.kind": "Kind is required" }],
    [{ clips: [{ ...aClip, title: " " }] }, { "clips.0.title": "Title is required" }],
    [
      { clips: [aClip, { ...aClip, title: "Again", url: "https://youtu.be/Word_reel11?t=9" }] },
      { clips: "Each clip once" },
    ],
    [{ clips: many(portfolioLimits.clipsMax + 1) }, { clips: "At most 12 clips" }],
    [{ links: Array(11).fill(aResume.links[0]) }, { links: "At most 10 links" }],
    [
      { measurements: [...aResume.measurements, ...aResume.measurements] },
      { measurements: "Each measurement once" },
    ],
    [{ measurements: [{ name: "nose", value: "1" }] }, { "measurements.0.name": "Measurement is required" }],
    [
      { away: [{ from: "2026-07-02", to: "2026-07-01" }] },
      { "away.0.to": "Must not be before the first day" },
    ],
    [{ away: [{ from: "2026-02-30", to: "2026-07-01" }] }, { "away.0.from": "Must be a date" }],
    [{ skills: ["a".repeat(41)] }, { "skills.0": "Must be at most 40 characters" }],
    [{ languages: [{ name: "Hindi", level: "some" }] }, { "languages.0.level": "Level is required" }],
    [
      {
        languages: [
          { name: "Hindi", level: "basic" },
          { name: "hindi", level: "native" },
        ],
      },
      { languages: "Each language once" },
    ],
    [
      { training: Array(31).fill({ course: "Mime", school: "", year: "" }) },
      { training: "At most 30 entries" },
    ],
  ])("refuses %j by field", async (fields, message) => {
    const { body } = await saveResume(artist, { ...aResume, version: 0, ...fields }).expect(422);
    expect(body.message).toEqual(message);
    expect((await resumeOf())?.version).toBe(0);
  });

  it("takes twelve clips in their order, and keeps the address that each has at its site", async () => {
    await saveResume(artist, { ...aResume, clips: many(12), version: 0 }).expect(200);
    const { clips } = await view(artist.profile_id);
    expect(clips.map(({ url }) => url)).toEqual(many(12).map((_, n) => `https://vimeo.com/${n + 1}`));
  });

  it("takes the longest that it may hold", async () => {
    const long = "a".repeat(portfolioLimits.entryMax);
    const credit = { ...claimed, title: long, role: long, company: long, city: long };
    const credits = Array(portfolioLimits.creditsMax).fill(credit);
    await saveResume(artist, { ...aResume, credits, version: 0 }).expect(200);
  });

  it("follows a new claim", async () => {
    await saveResume(artist, { ...aResume, credits: [claimed], version: 0 }).expect(200);
    await claim(artist, { project_name: "The Ferry" });
    expect((await resumeOf())?.credits).toEqual([{ ...claimed, title: "The Ferry" }]);
  });

  it("is nobody's who has claimed no profile, or an agency's alone", async () => {
    const person = await aPerson(app);
    await saveResume(person, { ...aResume, version: 0 }).expect(404);
    await setAudiences(person, { about: "nobody" }).expect(404);
    expect(await mine(person)).toBeNull();
  });
});

describe("portfolio/audiences", () => {
  it("changes what is named, and nothing else", async () => {
    await setAudiences(artist, { height: "public", about: "posters" }).expect(200);
    await setAudiences(artist, { about: "nobody" }).expect(200);
    const audiences = (await mine(artist))?.audiences;
    expect(audiences).toMatchObject({
      height: "public",
      about: "nobody",
      weight: "nobody",
      skills: "public",
    });
  });

  it.each([{ name: "nobody" }, { about: "friends" }, { __proto__x: "public" }, { profession: "nobody" }])(
    "refuses %j",
    async (audiences) => {
      await setAudiences(artist, audiences as object).expect(422);
    },
  );

  it("outlives a new claim", async () => {
    await setAudiences(artist, { height: "public", present_city: "nobody" }).expect(200);
    await claim(artist, artistClaim({ height: "172 cm", present_city: "Goa" }));
    const profile = await view(artist.profile_id);
    expect(profile.details).toEqual([{ field: "height", value: "172 cm" }]);
    expect(profile.present_city).toBeNull();
  });
});

it("nothing is changed in the name of somebody who is suspended meanwhile", async () => {
  const now = app.clock.read();
  await app.db
    .insert(suspensions)
    .values({ user_id: artist.id, reason: "Spam", until: null, created_at: now });
  await setAudiences(artist, { height: "public" }).expect(401);
  await saveResume(artist, { ...aResume, version: 0 }).expect(401);
});
