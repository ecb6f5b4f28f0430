import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { nastyStrings } from "../../test/nasty-strings.ts";
import { aPhoto, aResume, portfolioCalls } from "../../test/portfolios.ts";

const app = startApp();
const {
  anArtist,
  mine,
  view,
  saveResume,
  addHeadshot,
  setAudiences,
  describe: describeAs,
} = portfolioCalls(app);
let artist: Awaited<ReturnType<typeof anArtist>>;
beforeEach(async () => {
  artist = await anArtist();
  await setAudiences(artist, { measurements: "public", away: "public" }).expect(200);
});

const [credit] = aResume.credits;
const [training] = aResume.training;
const [link] = aResume.links;
const [measurement] = aResume.measurements;
const [away] = aResume.away;
/** A résumé with a text at each place where one can be written. */
const places: [name: string, resume: (text: string) => object, read: (resume: typeof aResume) => unknown][] =
  [
    ...(["title", "role", "company", "city", "year", "kind"] as const).map(
      (field): (typeof places)[number] => [
        `credits ${field}`,
        (text) => ({ credits: [{ ...credit, [field]: text }] }),
        ({ credits }) => credits[0]?.[field],
      ],
    ),
    ...(["course", "school", "year"] as const).map((field): (typeof places)[number] => [
      `training ${field}`,
      (text) => ({ training: [{ ...training, [field]: text }] }),
      (resume) => resume.training[0]?.[field],
    ]),
    ["skills", (text) => ({ skills: [text] }), ({ skills }) => skills[0]],
    ["memberships", (text) => ({ memberships: [text] }), ({ memberships }) => memberships[0]],
    ...(["name", "url"] as const).map((field): (typeof places)[number] => [
      `links ${field}`,
      (text) => ({ links: [{ ...link, [field]: text }] }),
      ({ links }) => links[0]?.[field],
    ]),
    ...(["name", "value"] as const).map((field): (typeof places)[number] => [
      `measurements ${field}`,
      (text) => ({ measurements: [{ ...measurement, [field]: text }] }),
      ({ measurements }) => measurements[0]?.[field],
    ]),
    ...(["from", "to"] as const).map((field): (typeof places)[number] => [
      `away ${field}`,
      (text) => ({ away: [{ ...away, [field]: text }] }),
      (resume) => resume.away[0]?.[field],
    ]),
    [
      "languages name",
      (text) => ({ languages: [{ name: text, level: "basic" }] }),
      ({ languages }) => languages[0]?.name,
    ],
    [
      "languages level",
      (text) => ({ languages: [{ name: "Hindi", level: text }] }),
      ({ languages }) => languages[0]?.level,
    ],
  ];

describe.each(places)("nasty texts in %s", (_, resumeWith, read) => {
  it("are kept as they are, or refused with words", async () => {
    let version = 0;
    for (const [name, text] of Object.entries(nastyStrings)) {
      const answer = await saveResume(artist, { ...aResume, ...resumeWith(text), version });
      if (answer.status !== 200) {
        expect([413, 422], name).toContain(answer.status);
        continue;
      }
      version += 1;
      const shown = await view(artist.profile_id);
      expect(read(shown as unknown as typeof aResume), name).toBe(text.trim());
    }
  });
});

it("nasty texts of a headshot are kept as they are, or refused with words", async () => {
  await addHeadshot(artist, await aPhoto("#123456")).expect(200);
  const [{ id } = { id: 0 }] = (await mine(artist))?.headshots ?? [];
  for (const [name, alt] of Object.entries(nastyStrings)) {
    const { status } = await describeAs(artist, id, alt);
    if (status === 200) expect((await mine(artist))?.headshots[0]?.alt, name).toBe(alt.trim());
    else expect([413, 422], name).toContain(status);
  }
});

it.each([
  ["resume", { ...aResume, version: -1 }],
  ["resume", { ...aResume, version: 1e308 }],
  ["resume", { ...aResume, credits: null, version: 0 }],
  ["resume", { ...aResume, credits: [[]], version: 0 }],
  ["resume", { ...aResume, skills: [{}], version: 0 }],
  ["audiences", {}],
  ["audiences", { audiences: null }],
  ["audiences", { audiences: [["height", "public"]] }],
  ["headshots/order", { ids: "1" }],
  ["headshots/order", { ids: [1.5] }],
  ["headshots/order", { ids: [-1] }],
])("%s refuses %j", async (path, body) => {
  await app.post(`/api/v1/portfolio/${path}`, body, { bearer: artist.bearer }).expect(422);
});
