import type { ClipKind } from "@callboard/contracts/clip-player";
import {
  type DirectoryCounts,
  type DirectorySelection,
  directoryFacets,
} from "@callboard/contracts/directory";
import { emptyResume, type Resume } from "@callboard/contracts/resume";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../../test/app.ts";
import { agencyClaim, type artistClaim } from "../../../test/claims.ts";
import { aPerson } from "../../../test/people.ts";
import { portfolioCalls } from "../../../test/portfolios.ts";
import { agencyProfileRepository } from "../agency-profile-repository.ts";
import { profileIndexRepository } from "./profile-index-repository.ts";

const app = startApp();
const { claim, setAudiences, saveResume } = portfolioCalls(app);

type Query = Partial<DirectorySelection> & { sort?: string; limit?: number; page?: number; cursor?: string };
const textOf = (query: Query) => new URLSearchParams(query as Record<string, string>).toString();

async function listed(query: Query = {}): Promise<{ names: string[]; cursor: string | null }> {
  const { body } = await app.get(`/api/v1/profile/list?${textOf(query)}`).expect(200);
  const { profiles, pagination } = body.data as {
    profiles: { name: string }[];
    pagination: { nextCursor: string | null };
  };
  return { names: profiles.map(({ name }) => name), cursor: pagination.nextCursor };
}
const named = async (query: Query) => (await listed(query)).names.sort().join();
const counted = async (query: Query = {}): Promise<DirectoryCounts> =>
  (await app.get(`/api/v1/profile/counts?${textOf(query)}`).expect(200)).body.data;
/** The values of one facet with their counts: "Pune 2, Goa 1". */
const valuesOf = async (facet: keyof DirectoryCounts["facets"], query: Query = {}) =>
  (await counted(query)).facets[facet].map(({ value, count }) => `${value} ${count}`).join(", ");

async function anArtist(
  name: string,
  fields: Parameters<typeof artistClaim>[0],
  resume: Partial<Resume> = {},
) {
  const person = await aPerson(app, { name });
  app.clock.pass(1_000);
  await claim(person, fields);
  await saveResume(person, { ...emptyResume, ...resume, version: 0 }).expect(200);
  return person;
}

async function anAgency(name: string) {
  const person = await aPerson(app, { name });
  app.clock.pass(1_000);
  await agencyProfileRepository(app.db).claim(person.id, agencyClaim(), app.clock.read());
  return person;
}

const clipOf = (kind: ClipKind, number: number) => ({
  ...{ title: "Kestrel", kind, url: `https://vimeo.com/${number}` },
});
const opened = { age_range: "public", gender: "public" } as const;

describe("the directory", () => {
  let asha: Awaited<ReturnType<typeof anArtist>>;

  beforeEach(async () => {
    asha = await anArtist(
      "Asha Rão",
      {
        profession: "Actor",
        present_city: "Pune",
        gender: "Female",
        age_range: "18–25",
        experience: "2 Years",
      },
      { skills: ["Fencing"], clips: [clipOf("voice", 3)], languages: [{ name: "Marathi", level: "native" }] },
    );
    await setAudiences(asha, opened).expect(200);
    await anArtist(
      "Bela",
      { profession: "Singer", present_city: "pune ", ready_to_travel: false },
      {
        credits: [{ title: "Lear", role: "Fool", company: "Tent", city: "", year: "2024", kind: "theatre" }],
        clips: [clipOf("scene", 1), clipOf("reel", 2)],
      },
    );
    await anAgency("Lake Casting");
  });

  it.each<[string, Query, string]>([
    ["a name, without its accent and in any case", { search: "RAO" }, "Asha Rão"],
    ["the beginning of a word", { search: "be" }, "Bela"],
    ["a credit's title, role and company", { search: "lear fool tent" }, "Bela"],
    ["a skill", { search: "fencing" }, "Asha Rão"],
    ["words of two profiles", { search: "fencing lear" }, ""],
    ["the title of a clip", { search: "kestrel" }, ""],
    ["no word", { search: "%*_" }, ""],
    ["a token", { search: ":kindagency" }, ""],
    ["a profession", { profession: "singer" }, "Bela"],
    ["a city, however it is spelt", { city: "PUNE" }, "Asha Rão,Bela"],
    ["willingness to travel", { travel: "yes" }, "Asha Rão"],
    ["an opened age", { age: "18–25" }, "Asha Rão"],
    ["a gender that is opened for nobody", { gender: "Other" }, ""],
    ["an opened gender", { gender: "female" }, "Asha Rão"],
    ["a language", { language: "marathi" }, "Asha Rão"],
    ["a skill as a facet", { skill: "Fencing" }, "Asha Rão"],
    ["a part of a value", { skill: "Fenc" }, ""],
    ["experience of artists", { experience: "2 Years" }, "Asha Rão"],
    ["experience of agencies", { experience: "12 Years" }, ""],
    ["a reel", { reel: "yes" }, "Bela"],
    ["a kind", { kind: "agency" }, "Lake Casting"],
    ["a kind beside a word", { kind: "agency", search: "pune" }, ""],
    ["two facets", { city: "Pune", profession: "Singer" }, "Bela"],
    ["a facet and a word", { city: "Pune", search: "fen" }, "Asha Rão"],
    ["SQL", { city: "'; drop table profiles; --" }, ""],
  ])("finds by %s", async (_name, query, found) => {
    expect(await named(query)).toBe(found);
    const { total } = await counted(query);
    expect(total).toEqual({ count: found ? found.split(",").length : 0, is_more: false });
  });

  it("counts values, and those of a chosen facet as if it were not chosen", async () => {
    expect(await valuesOf("city")).toBe("Pune 2, Kochi 1");
    expect(await valuesOf("profession", { city: "Pune" })).toBe("Actor 1, Singer 1");
    expect(await valuesOf("city", { city: "Pune" })).toBe("Pune 2, Kochi 1");
    expect(await valuesOf("city", { city: "Goa" })).toBe("Pune 2, Kochi 1, Goa 0");
    expect(await valuesOf("age")).toBe("18–25 1");
    expect(await valuesOf("travel", { search: "lear" })).toBe("");
  });

  it("sorts by what was changed last, and goes on by cursor", async () => {
    expect((await listed()).names).toEqual(["Lake Casting", "Bela", "Asha Rão"]);
    app.clock.pass(1_000);
    await setAudiences(asha, { skills: "nobody" }).expect(200);
    const first = await listed({ sort: "updated", limit: 2 });
    expect(first.names).toEqual(["Asha Rão", "Lake Casting"]);
    expect(first.cursor).not.toBeNull();
    const rest = await listed({ sort: "updated", limit: 2, cursor: first.cursor ?? "" });
    expect(rest).toEqual({ names: ["Bela"], cursor: null });
    await app.get(`/api/v1/profile/list?limit=2&cursor=${first.cursor}`).expect(422);
    await app.get(`/api/v1/profile/list?sort=updated&limit=2&city=Pune&cursor=${first.cursor}`).expect(422);
  });

  it("follows what changes: audiences, résumé, claim, name, and what moderators hide", async () => {
    expect(await named({ skill: "Fencing" })).toBe("Asha Rão");
    await setAudiences(asha, { skills: "posters" }).expect(200);
    expect(await named({ skill: "Fencing" })).toBe("");
    expect(await named({ search: "fencing" })).toBe("");
    await setAudiences(asha, { skills: "public" }).expect(200);
    await saveResume(asha, { ...emptyResume, skills: ["Juggling"], version: 1 }).expect(200);
    expect([await named({ skill: "Fencing" }), await named({ skill: "Juggling" })]).toEqual(["", "Asha Rão"]);
    await claim(asha, { present_city: "Goa" });
    expect([await named({ city: "Pune" }), await named({ city: "Goa" })]).toEqual(["Bela", "Asha Rão"]);
    await app.post("/api/v1/account/name", { name: "Usha" }, { bearer: asha.bearer }).expect(200);
    expect([await named({ search: "asha" }), await named({ search: "usha" })]).toEqual(["", "Usha"]);
    await app.db.execute(sql`update profiles set visibility = 'hidden' where present_city = 'Goa'`);
    expect(await named({ city: "Goa" })).toBe("");
    expect(await valuesOf("city")).toBe("Kochi 1, pune 1");
  });

  it("finds profiles from before there was a search, once they are filled in", async () => {
    await app.db.execute(sql`update profiles set search = null, facets = '{}'`);
    expect((await listed()).names).toHaveLength(3);
    expect(await named({ city: "Pune" })).toBe("");
    const index = profileIndexRepository(app.db);
    while (await index.fill());
    expect(await named({ city: "Pune" })).toBe("Asha Rão,Bela");
  });

  it("refuses a caller without a key, and names what it cannot read", async () => {
    await app.bare().get("/api/v1/profile/counts").expect(403);
    for (const path of ["list", "counts"]) {
      for (const facet of directoryFacets) {
        for (const value of ["", "%00", "a".repeat(101)]) {
          const { body } = await app.get(`/api/v1/profile/${path}?${facet}=${value}`).expect(422);
          expect(Object.keys(body.message)).toEqual([facet]);
        }
      }
      await app.get(`/api/v1/profile/${path}?city=a&city=b`).expect(422);
      await app.get(`/api/v1/profile/${path}?search=${"a".repeat(121)}`).expect(422);
    }
    await app.get("/api/v1/profile/list?sort=name").expect(422);
  });
});

describe("a directory of many", () => {
  /** Profiles by SQL with the search columns of `index`, one a minute. */
  async function fillWith(count: number) {
    const { id } = await anArtist("Template", {});
    const now = app.clock.read();
    await app.db.execute(sql`
      insert into users (username, username_key, name, email, email_key, phone, password_hash, credentials_version, created_at)
      select 'u' || n, 'u' || n, 'Person ' || n, 'u' || n || '@example.com', 'u' || n || '@example.com', '+9198' || n, '', 0, ${now}
      from generate_series(10000001, ${10_000_000 + count}) n`);
    await app.db.execute(sql`
      insert into profiles (user_id, kind, profession, present_city, travel_cities, about, ready_to_travel, experience,
        project_name, character_name, project_year, project_city, created_at, updated_at)
      select id, 'artist', case when id % 7 = 0 then 'Singer' else 'Actor' end, 'City ' || id % 5, '', '', id % 2 = 0, '1 Year',
        'Play', 'Lead', 2024, 'Pune', ${now}::timestamptz + id * interval '1 minute', ${now}
      from users where id <> ${id}`);
    while (await profileIndexRepository(app.db).fill());
  }

  it("counts five hundred at most, and says that there are more", async () => {
    await fillWith(560);
    const { total, facets } = await counted();
    expect(total).toEqual({ count: 500, is_more: true });
    expect(facets.city).toHaveLength(5);
    expect(facets.city.every(({ is_more }) => is_more)).toBe(true);
    expect(facets.city.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    const few = await counted({ city: "City 1", profession: "Singer" });
    expect(few.total).toEqual({ count: 16, is_more: false });
  }, 60_000);

  it("gives every profile of a selection once, by cursors and by numbers", async () => {
    await fillWith(300);
    const whole = await listed({ city: "City 3", limit: 100 });
    expect(whole.names.length).toBeGreaterThan(50);
    const seen: string[] = [];
    let cursor: string | null = "";
    for (let page = 1; cursor !== null; page++) {
      const next: Awaited<ReturnType<typeof listed>> = await listed({
        ...{ city: "City 3", limit: 7 },
        ...(cursor ? { cursor } : {}),
      });
      expect((await listed({ city: "City 3", limit: 7, page })).names).toEqual(next.names);
      seen.push(...next.names);
      cursor = next.cursor;
    }
    expect(seen).toEqual(whole.names);
  }, 60_000);
});
