import { describe, expect, it } from "vitest";
import { isPasswordOf } from "../modules/account/password-hash.ts";
import { userRepository } from "../modules/account/user-repository.ts";
import { profileRepository } from "../modules/profile/profile-repository.ts";
import { profileViewRepository } from "../modules/profile/profile-view-repository.ts";
import { directoryCounts } from "../modules/profile/search/directory-counts.ts";
import { startDatabase } from "../test/database.ts";
import { seedPeople } from "./seed-people.ts";

const database = startDatabase();
const now = new Date("2026-01-01T02:00:00.000Z");
const imageOf = (name: string) => (name === "portrait-ira-kulkarni" ? `/media/${name}-1440.webp` : null);

describe("seedPeople", () => {
  it("claims a profile for each, from the past, with a photo where there is one", async () => {
    const { db } = database.current;
    await seedPeople({ db, now, imageOf });
    const { rows } = await profileRepository(db).list({ sort: "newest", page: 1, limit: 100 });
    expect(rows).toHaveLength(42);
    expect(rows.filter(({ photo }) => photo).map(({ name }) => name)).toEqual(["Ira Kulkarni"]);
    const whole = await Promise.all(
      rows.map(({ kind, id }) => profileViewRepository(db).getPublic(kind, id)),
    );
    for (const profile of whole) expect(profile?.profile.project_year).toBeLessThanOrEqual(2026);
    const { facets } = await directoryCounts(db, {});
    for (const facet of ["language", "skill", "age"] as const)
      expect(facets[facet].length).toBeGreaterThan(3);
  });

  it("lets anybody into the two demo accounts, and nobody into the others", async () => {
    const { db } = database.current;
    await seedPeople({ db, now, imageOf });
    const users = userRepository(db);
    const opens = async (username: string, password: string) =>
      isPasswordOf((await users.findSecret(username))?.password_hash ?? null, password);
    expect(await opens("demo-artist", "callboard-demo")).toBe(true);
    expect(await opens("demo-agency", "callboard-demo")).toBe(true);
    expect(await opens("ira.kulkarni", "callboard-demo")).toBe(false);
    const { id } = (await users.findSecret("demo-artist")) ?? { id: 0 };
    const verified = { is_phone_verified: true, has_artist_profile: true, has_agency_profile: false };
    expect(await users.get(id)).toMatchObject(verified);
  });
});
