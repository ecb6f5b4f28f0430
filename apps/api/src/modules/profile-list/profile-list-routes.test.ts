import { profileListLimits } from "@callboard/contracts/profile-list-limits";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { artistDetails, profiles } from "../../db/schema/profile.ts";
import { profileListEntries, profileLists } from "../../db/schema/profile-list.ts";
import { startApp } from "../../test/app.ts";
import { listCalls } from "../../test/lists.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { exportRepository } from "../people/export-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { profileListRepository } from "./profile-list-repository.ts";
import { sweepLists } from "./sweep-lists.ts";

const app = startApp();
const acts = listCalls(app);
type Person = Awaited<ReturnType<typeof aPerson>>;
let asha: Person;
let dev: Person;
beforeEach(async () => {
  [asha, dev] = [await aPerson(app), await aPerson(app)];
});

const anArtist = () => portfolioCalls(app).anArtist();
const names = async (person: Person) => (await acts.mine(person)).map(({ name }) => name);

/** Lists of Asha's in the database, as if they had been there before. */
const fillLists = (count: number, removed_at: Date | null = null) =>
  app.db.insert(profileLists).values(
    Array.from({ length: count }, (_, n) => {
      const name = `${removed_at ? "gone" : "list"} ${n}`;
      return { user_id: asha.id, name, name_key: name, created_at: app.clock.read(), removed_at };
    }),
  );

/** More profiles like the first one, each somebody's, in a list. */
async function fillList(list: number, count: number) {
  const { db } = app;
  await db.execute(sql`
    insert into users select grown.* from (select * from users limit 1) one, generate_series(10001, 10000 + ${count}::int) n,
    jsonb_populate_record(null::users, to_jsonb(one) ||
      jsonb_build_object('id', n, 'username_key', n, 'email_key', n, 'phone', n)) grown`);
  await db.execute(sql`
    insert into profiles select grown.* from (select * from profiles limit 1) one, generate_series(10001, 10000 + ${count}::int) n,
    jsonb_populate_record(null::profiles, to_jsonb(one) || jsonb_build_object('id', n, 'user_id', n)) grown`);
  await db.execute(sql`
    insert into profile_list_entries (list_id, profile_id, added_at)
    select ${list}, n, ${app.clock.read().toISOString()} from generate_series(10001, 10000 + ${count}::int) n`);
}

describe("a list", () => {
  it("has a name, and is its owner's alone", async () => {
    const { body } = await acts.create(asha, " Lear, daughters ").expect(200);
    const { list } = body.data;
    expect(list).toMatchObject({ name: "Lear, daughters", count: 0, has_profile: false });
    expect(await acts.mine(asha)).toEqual([list]);
    expect(await acts.mine(dev)).toEqual([]);
    const { profile_id } = await anArtist();
    await acts.read(dev, list.id).expect(404);
    await acts.rename(dev, list.id, "Mine").expect(404);
    await acts.add(dev, list.id, profile_id).expect(404);
    await acts.remove(dev, list.id).expect(404);
    await acts.restore(dev, list.id).expect(404);
    expect(await acts.mine(asha)).toEqual([list]);
  });

  it("is refused without a name, with one that is too long, and with one that another list has", async () => {
    expect((await acts.create(asha, "  ").expect(422)).body.message).toEqual({ name: "Name is required" });
    await acts.create(asha, "x".repeat(profileListLimits.nameMax + 1)).expect(422);
    const [lear, fools] = [await acts.aList(asha, "Lear"), await acts.aList(asha, "Fools")];
    const taken = { name: "You have a list of this name already" };
    expect((await acts.create(asha, "ＬEAR").expect(422)).body.message).toEqual(taken);
    expect((await acts.rename(asha, fools, "lear").expect(422)).body.message).toEqual(taken);
    await acts.rename(asha, lear, "LEAR").expect(200);
    await acts.create(dev, "Lear").expect(200);
    expect(await names(asha)).toEqual(["Fools", "LEAR"]);
  });

  it("is deleted, and brought back within ten minutes with who is in it", async () => {
    const id = await acts.aList(asha);
    const { profile_id } = await anArtist();
    await acts.add(asha, id, profile_id).expect(200);
    await acts.remove(asha, id).expect(200);
    expect(await acts.mine(asha)).toEqual([]);
    await acts.read(asha, id).expect(404);
    await acts.add(asha, id, profile_id).expect(404);
    await acts.setNote(asha, id, profile_id, "Tall").expect(404);
    await acts.remove(asha, id).expect(404);
    expect((await acts.restore(asha, id).expect(200)).body.data.list).toMatchObject({ id, count: 1 });
    await acts.restore(asha, id).expect(404);
    await acts.remove(asha, id).expect(200);
    app.clock.pass(profileListLimits.undoFor);
    await acts.restore(asha, id).expect(404);
  });

  it("is not brought back beside another one of its name", async () => {
    const id = await acts.aList(asha, "Lear");
    await acts.remove(asha, id).expect(200);
    await acts.aList(asha, "lear");
    expect((await acts.restore(asha, id).expect(422)).body.message).toBe(
      "You have another list called “Lear” by now: rename that one first",
    );
  });

  it("is gone for good once nobody can have it back", async () => {
    const [id, kept] = [await acts.aList(asha, "One"), await acts.aList(asha, "Two")];
    await acts.remove(asha, id).expect(200);
    await sweepLists({ db: app.db, clock: app.clock.read });
    expect(await app.db.$count(profileLists)).toBe(2);
    app.clock.pass(profileListLimits.undoFor + 1);
    await sweepLists({ db: app.db, clock: app.clock.read });
    expect((await app.db.select().from(profileLists)).map((row) => row.id)).toEqual([kept]);
  });

  it("is nobody's while an account is suspended", async () => {
    const id = await acts.aList(asha);
    const { profile_id } = await anArtist();
    const suspension = { user_id: asha.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await acts.create(asha, "Another").expect(401);
    await acts.add(asha, id, profile_id).expect(401);
  });
});

describe("somebody in a list", () => {
  it("is there once, with a note that nobody else reads", async () => {
    const { profile_id, name } = await anArtist();
    const [id, other] = [await acts.aList(asha, "Lear"), await acts.aList(asha, "Fools")];
    await acts.add(asha, id, profile_id).expect(200);
    await acts.setNote(asha, id, profile_id, "  Cordelia, perhaps  ").expect(200);
    await acts.add(asha, id, profile_id).expect(200);
    const { entries, list } = await acts.page(asha, id);
    expect(entries).toEqual([
      {
        ...{ id: expect.any(Number), profile_id, note: "Cordelia, perhaps" },
        profile: expect.objectContaining({ id: profile_id, name, kind: "artist" }),
        added_at: app.clock.read().toISOString(),
      },
    ]);
    expect(list.count).toBe(1);
    const has = (await acts.mine(asha, profile_id)).map((each) => [each.id, each.count, each.has_profile]);
    expect(has).toEqual([
      [other, 0, false],
      [id, 1, true],
    ]);
    await acts.setNote(asha, other, profile_id, "Tall").expect(404);
    await acts.setNote(dev, id, profile_id, "Mine").expect(404);
    await acts.setNote(asha, id, profile_id, "x".repeat(profileListLimits.noteMax + 1)).expect(422);
    await acts.setNote(asha, id, profile_id, "").expect(200);
    expect((await acts.page(asha, id)).entries[0]?.note).toBe("");
  });

  it("comes with a new list, or the list is not made", async () => {
    const { profile_id } = await anArtist();
    const { body } = await acts.create(asha, "Lear", profile_id).expect(200);
    expect(body.data.list.count).toBe(1);
    await acts.create(asha, "Fools", 999_999).expect(404);
    expect(await names(asha)).toEqual(["Lear"]);
  });

  it("is taken out by the owner alone, as often as they like", async () => {
    const { profile_id } = await anArtist();
    const id = await acts.aList(asha);
    await acts.add(asha, id, profile_id).expect(200);
    await acts.take(dev, id, profile_id).expect(200);
    expect((await acts.page(asha, id)).entries).toHaveLength(1);
    await acts.take(asha, id, profile_id).expect(200);
    await acts.take(asha, id, profile_id).expect(200);
    expect((await acts.page(asha, id)).entries).toEqual([]);
  });

  it("is told by the own note alone while the profile is not public, and is never added then", async () => {
    const [one, two] = [await anArtist(), await anArtist()];
    const id = await acts.aList(asha);
    for (const { profile_id } of [one, two]) await acts.add(asha, id, profile_id).expect(200);
    await acts.setNote(asha, id, one.profile_id, "Tall").expect(200);
    for (const visibility of ["hidden", "suspended", "removed"] as const) {
      await app.db.update(profiles).set({ visibility }).where(eq(profiles.id, one.profile_id));
      const { entries, list } = await acts.page(asha, id);
      expect(list.count).toBe(2);
      expect(entries[1]).toMatchObject({ profile_id: one.profile_id, profile: null, note: "Tall" });
      expect(JSON.stringify(entries)).not.toContain(one.name);
    }
    const other = await acts.aList(asha, "Fools");
    await acts.add(asha, other, one.profile_id).expect(404);
    await acts.add(asha, other, 999_999).expect(404);
    await app.db.update(profiles).set({ visibility: "public" });
    expect((await acts.page(asha, id)).entries[1]?.profile?.name).toBe(one.name);
  });

  it("goes with the profile", async () => {
    const { profile_id } = await anArtist();
    const id = await acts.aList(asha);
    await acts.add(asha, id, profile_id).expect(200);
    await app.db.delete(artistDetails);
    await app.db.delete(profiles).where(eq(profiles.id, profile_id));
    expect((await acts.page(asha, id)).list.count).toBe(0);
  });

  it("is exported with the rest of the owner's account", async () => {
    const { profile_id } = await anArtist();
    const id = await acts.aList(asha, "Lear");
    await acts.add(asha, id, profile_id).expect(200);
    await acts.setNote(asha, id, profile_id, "Tall").expect(200);
    const parts = (await exportRepository(app.db).read(asha.id))?.parts;
    expect(parts?.profile_lists).toMatchObject([{ list_id: id, name: "Lear" }]);
    expect(parts?.listed_profiles).toMatchObject([{ list_id: id, profile_id, note: "Tall" }]);
    expect((await exportRepository(app.db).read(dev.id))?.parts.listed_profiles).toEqual([]);
  });
});

describe("many lists", () => {
  it("are no more than an account may have, also when they come at once", async () => {
    await fillLists(profileListLimits.listsMax - 2);
    const asked = ["a", "b", "c", "d", "e"].map(async (name) => (await acts.create(asha, name)).status);
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 422, 422, 422]);
    expect((await acts.create(asha, "f").expect(422)).body.message).toBe(
      "You have 100 lists already: delete one first",
    );
    const [first] = await acts.mine(asha);
    await acts.remove(asha, first?.id ?? 0).expect(200);
    await acts.aList(asha, "g");
    await acts.restore(asha, first?.id ?? 0).expect(422);
    await acts.create(dev, "a").expect(200);
  });

  it("are no more with those that were deleted a moment ago", async () => {
    await fillLists(profileListLimits.storedMax, app.clock.read());
    expect((await acts.create(asha, "a").expect(422)).body.message).toContain("try again in ten minutes");
  });

  it("never have one name twice, also when they come at once", async () => {
    const asked = Array.from({ length: 8 }, async () => (await acts.create(asha, "Lear")).status);
    expect((await Promise.all(asked)).sort()).toEqual([200, ...Array(7).fill(422)]);
  });
});

describe("many profiles", () => {
  it("of a list are no more than it may have, also when they come at once", async () => {
    const artists = [await anArtist(), await anArtist(), await anArtist(), await anArtist()];
    const id = await acts.aList(asha);
    await fillList(id, profileListLimits.profilesMax - 2);
    const asked = artists.map(async ({ profile_id }) => (await acts.add(asha, id, profile_id)).status);
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 422, 422]);
    expect((await acts.page(asha, id)).list.count).toBe(profileListLimits.profilesMax);
    const newest = (await acts.page(asha, id)).entries[0]?.profile_id ?? 0;
    await acts.add(asha, id, newest).expect(200);
  });

  it("are one where the same is added twenty times at once", async () => {
    const { profile_id } = await anArtist();
    const id = await acts.aList(asha);
    await Promise.all(Array.from({ length: 20 }, () => acts.add(asha, id, profile_id).expect(200)));
    expect(await app.db.$count(profileListEntries)).toBe(1);
  });

  it("are read by pages, who was added last first, whoever comes meanwhile", async () => {
    const { profile_id } = await anArtist();
    const id = await acts.aList(asha);
    await fillList(id, 30);
    const ids = async (query: string) =>
      (await acts.page(asha, id, query)).entries.map((entry) => entry.profile_id);
    const first = await acts.page(asha, id, "limit=12");
    expect(first.entries.map((entry) => entry.profile_id)).toEqual(
      Array.from({ length: 12 }, (_, index) => 10_030 - index),
    );
    await acts.add(asha, id, profile_id).expect(200);
    const cursor = first.pagination.nextCursor;
    expect((await ids(`limit=12&cursor=${cursor}`))[0]).toBe(10_018);
    expect(await ids("limit=12&page=3")).toHaveLength(7);
    const other = await acts.aList(asha, "Fools");
    await acts.read(asha, other, `cursor=${cursor}`).expect(422);
  });

  it("do not make a list of one account another's", async () => {
    const id = await acts.aList(asha);
    expect(await profileListRepository(app.db).hold(dev.id, id)).toBe(false);
  });
});
