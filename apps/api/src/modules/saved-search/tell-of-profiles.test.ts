import { emptyResume } from "@callboard/contracts/resume";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { profiles } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { artistClaim } from "../../test/claims.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { searchActs } from "../../test/searches.ts";
import { subjectRepository } from "../moderation/subject-repository.ts";
import { erasureRepository } from "../people/erasure-repository.ts";
import { artistProfileRepository } from "../profile/artist-profile-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let acts: ReturnType<typeof searchActs>;
let asha: Person;

async function save({ bearer }: Person, filter: object) {
  const body = { name: "Actors", rhythm: "at_once", filter };
  const path = "/api/v1/saved-search/create-of-profiles";
  const answer = await app.post(path, body, { bearer });
  app.clock.pass(60_000);
  return answer;
}

/** Somebody who has a profile from now on. */
async function claimed(fields = {}, person?: Person): Promise<Person & { profile: number }> {
  const owner = person ?? (await aPerson(app));
  await artistProfileRepository(app.db).claim(owner.id, artistClaim(fields), app.clock.read());
  const [row] = await app.db.select().from(profiles).where(eq(profiles.user_id, owner.id));
  return { ...owner, profile: row?.id ?? 0 };
}

const show = (id: number, visibility: "public" | "hidden") =>
  subjectRepository(app.db).setVisibility({ kind: "profile", id }, null, {
    ...{ visibility, reason: null, by: asha.id, now: app.clock.read() },
  });

beforeEach(async () => {
  acts = searchActs(app);
  asha = await aPerson(app);
});

describe("a new profile", () => {
  it("is told once to who looks for one like it, and not to its owner", async () => {
    const dev = await aPerson(app, { name: "Dev Rao" });
    for (const person of [asha, dev]) await save(person, { profession: "Actor", city: "pune" });
    await save(await aPerson(app), { profession: "Singer" });
    const { profile } = await claimed({}, dev);
    await claimed({}, dev);
    await acts.tell();
    const data = {
      profile_name: "Dev Rao",
      profile_path: `/profiles/artist/${profile}`,
      search_name: "Actors",
    };
    expect(await acts.told()).toEqual([{ user_id: asha.id, event_id: null, data }]);
    expect((await acts.mine(asha))[0]).toMatchObject({ kind: "profile", new_count: 1 });
  });

  it("is found by no value that its reader may not see", async () => {
    await save(asha, { age: "26–35" });
    await save(asha, { gender: "Other" });
    await save(asha, { search: "private" });
    await claimed();
    await acts.tell();
    expect(await acts.told()).toEqual([]);
  });

  it("is no news when its owner changes it, or opens more of it", async () => {
    const dev = await claimed();
    await save(asha, { profession: "Actor" });
    const { setAudiences, saveResume } = portfolioCalls(app);
    await setAudiences(dev, { gender: "public" }).expect(200);
    await saveResume(dev, { ...emptyResume, skills: ["Fencing"], version: 0 }).expect(200);
    await claimed({}, dev);
    await acts.tell();
    expect(await acts.told()).toEqual([]);
  });

  it("that is hidden before anybody was told is told when it is shown, and its news goes with it", async () => {
    await save(asha, { kind: "artist" });
    const { profile } = await claimed();
    await show(profile, "hidden");
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    app.clock.pass(1);
    await show(profile, "public");
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
    await show(profile, "hidden");
    const { body } = await app.get("/api/v1/notification/mine", undefined, asha.bearer).expect(200);
    expect([body.data.notifications, (await acts.mine(asha))[0]?.new_count]).toEqual([[], 0]);
  });

  it("leaves nothing with others once its owner's account is erased", async () => {
    await save(asha, { kind: "artist" });
    const dev = await claimed();
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
    await erasureRepository(app.db).profilesOf({ id: dev.id, email: dev.email });
    expect(await acts.told()).toEqual([]);
    expect((await acts.mine(asha))[0]?.new_count).toBe(0);
  });
});

describe("a search among profiles", () => {
  it("has a feed of those that everybody sees, by what everybody reads", async () => {
    const { body } = await save(asha, { profession: "Actor", search: "rao" });
    const { key } = (await acts.post(`${body.data.search.id}/feed`, asha).expect(200)).body.data;
    for (const name of ["Dev Rao", "Mira Rao"]) {
      await claimed({}, await aPerson(app, { name }));
      app.clock.pass(1);
    }
    await claimed({ profession: "Singer" }, await aPerson(app, { name: "Lila Rao" }));
    await show((await claimed({}, await aPerson(app, { name: "Gone Rao" }))).profile, "hidden");
    const { data } = (await acts.feed(key).expect(200)).body;
    expect(data).toMatchObject({ kind: "profile", name: "Actors" });
    expect(data.profiles.map(({ name }: { name: string }) => name)).toEqual(["Mira Rao", "Dev Rao"]);
  });

  it("has no day: that alone asks for nothing", async () => {
    expect((await save(asha, { available: "2026-07-01" })).status).toBe(422);
    const { body } = await save(asha, { available: "2026-07-01", profession: "Actor" });
    expect(body.data.search.filter).toEqual({ profession: "Actor" });
  });

  it("may ask for what searches among calls and articles ask for, and is refused twice", async () => {
    await acts.saved(asha, { search: "mime" });
    const search = { name: "Mime", rhythm: "at_once", filter: { search: "mime" } };
    await acts.post("create-of-articles", asha, search).expect(200);
    expect((await save(asha, { search: "Mime" })).status).toBe(200);
    const { status, body } = await save(asha, { search: " mime" });
    expect([status, body.message]).toEqual([422, expect.stringContaining("already")]);
    expect((await acts.mine(asha)).map(({ kind }) => kind)).toEqual(["call", "article", "profile"]);
  });
});
