import { emptyResume } from "@callboard/contracts/resume";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { resumes } from "../../../db/schema/profile.ts";
import { startApp } from "../../../test/app.ts";
import { aPerson } from "../../../test/people.ts";
import { portfolioCalls } from "../../../test/portfolios.ts";
import { profileIndexRepository } from "./profile-index-repository.ts";

const app = startApp();
const { claim, setAudiences, saveResume } = portfolioCalls(app);

async function anArtist(name: string, away: { from: string; to: string }[]) {
  const person = await aPerson(app, { name });
  app.clock.pass(1_000);
  await claim(person);
  await saveResume(person, { ...emptyResume, skills: ["Mime"], away, version: 0 }).expect(200);
  return person;
}

/** Who is found, by the list and by the count. */
async function found(query: Record<string, string>): Promise<string> {
  const text = new URLSearchParams(query).toString();
  const { profiles } = (await app.get(`/api/v1/profile/list?${text}`).expect(200)).body.data;
  const { total } = (await app.get(`/api/v1/profile/counts?${text}`).expect(200)).body.data;
  expect(total.count).toBe(profiles.length);
  return profiles
    .map(({ name }: { name: string }) => name)
    .sort()
    .join();
}

const july = { from: "2026-07-01", to: "2026-07-09" };

describe("who is available on a day", () => {
  let asha: Awaited<ReturnType<typeof anArtist>>;
  beforeEach(async () => {
    asha = await anArtist("Asha", [
      july,
      { from: "2026-07-05", to: "2026-07-20" },
      { from: "2026-09-02", to: "2026-09-02" },
    ]);
    await anArtist("Bela", [july]);
    await anArtist("Chitra", []);
    await setAudiences(asha, { away: "public" }).expect(200);
  });

  it.each([
    ["2026-06-30", "Asha,Bela,Chitra"],
    ["2026-07-01", "Bela,Chitra"],
    ["2026-07-12", "Bela,Chitra"],
    ["2026-07-20", "Bela,Chitra"],
    ["2026-07-21", "Asha,Bela,Chitra"],
    ["2026-09-02", "Bela,Chitra"],
    ["0001-01-01", "Asha,Bela,Chitra"],
    ["9999-12-31", "Asha,Bela,Chitra"],
  ])("on %s is everybody who shows no other", async (available, names) => {
    expect(await found({ available })).toBe(names);
    expect(await found({ available, skill: "Mime" })).toBe(names);
    expect(await found({ available, search: "mime", sort: "updated" })).toBe(names);
  });

  it("is found by the text index as by the list", async () => {
    for (let n = 0; n < 8; n += 1) await anArtist(`Person ${n}`, []);
    await app.db.execute(sql`update users set name = 'Rare' where name = 'Asha'`);
    await profileIndexRepository(app.db).changeAllOf(asha.id, app.clock.read());
    app.clock.pass(1_000);
    for (let n = 8; n < 16; n += 1) await anArtist(`Person ${n}`, []);
    const one = { search: "rare", limit: "1" };
    expect(await found({ ...one, available: "2026-07-21" })).toBe("Rare");
    expect(await found({ ...one, available: "2026-07-02" })).toBe("");
  });

  it.each(["posters", "nobody"] as const)("is not told by times away that are for %s", async (audience) => {
    await setAudiences(asha, { away: audience }).expect(200);
    for (const available of ["2026-07-01", "2026-07-12", "2026-09-02"]) {
      expect(await found({ available })).toBe("Asha,Bela,Chitra");
    }
  });

  it("follows the times away", async () => {
    await saveResume(asha, { ...emptyResume, away: [], version: 1 }).expect(200);
    expect(await found({ available: "2026-07-01" })).toBe("Asha,Bela,Chitra");
  });

  it("is told by what was stored before years were looked at, as far as a database knows them", async () => {
    const old = { from: "0000-01-01", to: "2026-12-31" };
    await app.db.update(resumes).set({ away: [old, july] });
    await profileIndexRepository(app.db).changeAllOf(asha.id, app.clock.read());
    expect(await found({ available: "2026-07-01" })).toBe("Bela,Chitra");
    expect(await found({ available: "2026-07-10" })).toBe("Asha,Bela,Chitra");
    await saveResume(asha, { ...emptyResume, away: [old], version: 1 }).expect(422);
  });

  it.each(["", "0000-01-01", "2026-02-30", "tomorrow", "2026-07-01T00:00", "20260701", "-0001-01-01"])(
    "cannot be asked of %j",
    async (day) => {
      for (const path of ["list", "counts"]) {
        const { body } = await app.get(`/api/v1/profile/${path}?available=${day}`).expect(422);
        expect(Object.keys(body.message)).toEqual(["available"]);
      }
    },
  );
});
