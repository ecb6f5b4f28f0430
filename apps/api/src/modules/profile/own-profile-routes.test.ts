import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { agencyClaim, artistClaim } from "../../test/claims.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();

describe.each([
  {
    kind: "artist",
    claim: artistClaim,
    year: "year",
    Kind: "Artist",
    asSent: (year: number) => String(year),
  },
  {
    kind: "agency",
    claim: agencyClaim,
    year: "project_year",
    Kind: "Agency",
    asSent: (year: number) => year,
  },
])("$kind-profile", ({ kind, claim, year, Kind, asSent }) => {
  const create = (bearer: string, fields: object = {}) =>
    app.post(`/api/v1/${kind}-profile/create`, { ...claim(), ...fields }, { bearer });
  const mine = async (bearer: string) =>
    (await app.get(`/api/v1/${kind}-profile/mine`, undefined, bearer).expect(200)).body.data.profile;

  it("names every field that is missing", async () => {
    const { bearer } = await aPerson(app);
    const { body } = await app.post(`/api/v1/${kind}-profile/create`, {}, { bearer }).expect(422);
    expect(Object.keys(body.message).sort()).toEqual(Object.keys(claim()).sort());
    expect(body.message).toMatchObject({ about: "About section is required", [year]: "Year is required" });
  });

  it("is null before it is claimed, and whole for its owner afterwards", async () => {
    const { bearer } = await aPerson(app);
    expect(await mine(bearer)).toBeNull();
    const { body } = await create(bearer).expect(200);
    expect(body).toEqual({ success: true, message: `${Kind} profile saved`, data: null });
    expect(await mine(bearer)).toEqual({ id: expect.any(Number), slug: null, ...claim() });
    const me = await app.get("/api/v1/auth/me", undefined, bearer).expect(200);
    expect(me.body.data.user).toMatchObject({ [`has_${kind}_profile`]: true });
  });

  it("is updated by claiming again, and stays the same profile", async () => {
    const { bearer } = await aPerson(app);
    await create(bearer).expect(200);
    const { id } = await mine(bearer);
    await create(bearer, { about: "Something else." }).expect(200);
    expect(await mine(bearer)).toEqual({ ...claim(), id, slug: null, about: "Something else." });
  });

  it("is one, however often it is claimed at once", async () => {
    const { bearer } = await aPerson(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(bearer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await app.get("/api/v1/profile/list").expect(200);
    expect(body.data.profiles).toHaveLength(1);
  });

  it("has a year that the clock knows, wherever on earth it is asked", async () => {
    const { bearer } = await aPerson(app);
    await create(bearer, { [year]: asSent(2026) }).expect(200);
    const future = await create(bearer, { [year]: asSent(2027) }).expect(422);
    expect(future.body.message).toEqual({ [year]: "Year cannot be in the future" });
    const past = await create(bearer, { [year]: asSent(1899) }).expect(422);
    expect(past.body.message).toEqual({ [year]: "Year must be after 1900" });
    app.clock.pass(Date.UTC(2026, 11, 31, 11) - app.clock.read().getTime());
    const { username } = await aPerson(app);
    const { body } = await app.post("/api/v1/auth/login", { username, password: "seven brass lanterns" });
    await create(body.data.token, { [year]: asSent(2027) }).expect(200);
  });
});

it.each([2.5, 300])("an agency's profile takes any number of years, such as %d", async (years) => {
  const { bearer } = await aPerson(app);
  const body = agencyClaim({ years_of_experience: years });
  await app.post("/api/v1/agency-profile/create", body, { bearer }).expect(200);
  const mine = await app.get("/api/v1/agency-profile/mine", undefined, bearer).expect(200);
  expect(mine.body.data.profile.years_of_experience).toBe(years);
});
