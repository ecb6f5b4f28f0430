import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { agencyClaim, artistClaim } from "../../test/claims.ts";
import { aPerson } from "../../test/people.ts";
import { agencyProfileRepository } from "./agency-profile-repository.ts";
import { artistProfileRepository } from "./artist-profile-repository.ts";

const app = startApp();
type Listed = { id: number; kind: string; name: string };

async function claimed(kind: "artist" | "agency", name: string) {
  const { id } = await aPerson(app, { name });
  app.clock.pass(1_000);
  if (kind === "artist") await artistProfileRepository(app.db).claim(id, artistClaim(), app.clock.read());
  else await agencyProfileRepository(app.db).claim(id, agencyClaim(), app.clock.read());
}

async function listed(query = "") {
  const { body } = await app.get(`/api/v1/profile/list${query}`).expect(200);
  const names = (body.data.profiles as Listed[]).map(({ name }) => name);
  return { names, rows: body.data.profiles as Listed[], cursor: body.data.pagination.nextCursor as string };
}

describe("profile/list", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/profile/list").expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get("/api/v1/profile/list?kind=both").expect(422);
    expect(body.message).toEqual({ kind: "Must be artist or agency" });
  });

  it("lists the newest first, of both kinds or of one, and goes on by cursor", async () => {
    for (const name of ["One", "Two", "Three"]) await claimed("artist", name);
    await claimed("agency", "Four");
    expect((await listed()).names).toEqual(["Four", "Three", "Two", "One"]);
    expect((await listed("?kind=agency")).names).toEqual(["Four"]);
    const first = await listed("?kind=artist&limit=2");
    expect(first.names).toEqual(["Three", "Two"]);
    expect((await listed(`?kind=artist&limit=2&cursor=${first.cursor}`)).names).toEqual(["One"]);
    await app.get(`/api/v1/profile/list?limit=2&cursor=${first.cursor}`).expect(422);
  });
});

describe("profile/view", () => {
  it("shows everybody what is public, and nothing else", async () => {
    await claimed("artist", "Asha");
    await claimed("agency", "Lake Casting");
    const { rows } = await listed();
    const view = async ({ kind, id }: Listed) =>
      (await app.get(`/api/v1/profile/view/${kind}/${id}`).expect(200)).body.data.profile;
    const [agency, artist] = await Promise.all(rows.map(view));
    expect(artist).toEqual({
      ...{
        id: rows[1]?.id,
        slug: null,
        kind: "artist",
        name: "Asha",
        profession: "Actor",
        present_city: "Pune",
      },
      ...{ photo: null, about: "Seven years on small stages.", travel_cities: "Mumbai, Goa" },
      ...{ ready_to_travel: true, experience: "6+ Years", project_name: "The Lamp" },
      ...{ website_address: null, facebook_address: null, youtube_address: null },
      ...{ character_name: "Keeper", project_year: 2025, project_city: "Nashik" },
      credits: [
        { title: "The Lamp", role: "Keeper", company: "", city: "Nashik", year: "2025", kind: "other" },
      ],
      ...{ headshots: [], training: [], skills: [], languages: [], details: [] },
      ...{ memberships: [], links: [], measurements: [], away: [], clips: [] },
    });
    expect(agency).toMatchObject({
      ...{ kind: "agency", name: "Lake Casting", experience: "12 Years" },
      website_address: "https://agency.example.com",
    });
    expect(JSON.stringify([rows, agency, artist])).not.toContain("private");
  });

  it("finds no unknown profile, nor one of the other kind", async () => {
    await claimed("artist", "Asha");
    const [row] = (await listed()).rows;
    await app.get(`/api/v1/profile/view/agency/${row?.id}`).expect(404);
    await app.get("/api/v1/profile/view/artist/9007199254740991").expect(404);
    await app.get("/api/v1/profile/view/person/1").expect(422);
    await app.get("/api/v1/profile/view/artist/abc").expect(404);
    await app.get("/api/v1/profile/view/artist/a_b").expect(422);
  });
});
