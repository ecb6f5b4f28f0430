import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { savedSearches } from "../../db/schema/saved-search.ts";
import { startApp } from "../../test/app.ts";
import { anEvent, anEventCategory } from "../../test/events.ts";
import { nastyStrings } from "../../test/nasty-strings.ts";
import { aPerson } from "../../test/people.ts";
import { searchActs } from "../../test/searches.ts";
import { exportRepository } from "../people/export-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";

const app = startApp();
let acts: ReturnType<typeof searchActs>;
type Person = Awaited<ReturnType<typeof aPerson>>;
let asha: Person;
let dev: Person;
beforeEach(async () => {
  acts = searchActs(app);
  [asha, dev] = [await aPerson(app), await aPerson(app)];
});

describe("a saved search", () => {
  it("keeps what narrows it, and is its owner's alone", async () => {
    const category_id = await anEventCategory(app);
    const filter = { search: " lead ", present_city: "", category_id, is_fair: false, is_event: "upcoming" };
    const { body } = await acts.save(asha, filter, { name: " Leads ", rhythm: "daily" }).expect(200);
    const { search } = body.data;
    expect(search).toMatchObject({
      ...{ name: "Leads", rhythm: "daily", filter: { search: "lead", category_id } },
      ...{ category_name: "Theatre", new_count: 0, feed_made_at: null },
    });
    expect(await acts.mine(asha)).toEqual([search]);
    expect(await acts.mine(dev)).toEqual([]);
    for (const path of ["change", "look", "feed", "restore"])
      await acts.post(`${search.id}/${path}`, dev, { name: "Mine" }).expect(404);
    await acts.remove(dev, search.id).expect(404);
    expect(await acts.mine(asha)).toEqual([search]);
  });

  it.each([
    [{}],
    [{ search: " ", present_city: "" }],
    [{ search: "?!" }],
    [{ gender: "Nobody" }],
    [{ search: "lead", is_event: "past" }],
    [{ day: "2026-07-01", closes_within: "7", sort: "pay" }],
  ])("refuses to ask for %j", async (filter) => {
    await acts.save(asha, filter).expect(422);
    expect(await acts.mine(asha)).toEqual([]);
  });

  it.each([
    { name: " " },
    { name: "n".repeat(savedSearchLimits.nameMax + 1) },
    { rhythm: "hourly" as never },
  ])("refuses to be %j", async (criteria) => {
    await acts.save(asha, { search: "lead" }, criteria).expect(422);
  });

  it("is saved once, however it is spelt and at whatever moment", async () => {
    await acts.saved(asha, { search: "Copper harbour", present_city: "Pune", profession: "Actor" });
    const same = { search: " harbour COPPER, harbour", present_city: "PUNE", profession: "actor " };
    const { body } = await acts.save(asha, same, { name: "Again" }).expect(422);
    expect(body.message).toBe("You have saved this search already, as “Leads”");
    await acts.save(dev, same).expect(200);
    const answers = await Promise.all([1, 2, 3].map(() => acts.save(asha, { search: "quill" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it.each(["search", "profession", "present_city"])(
    "takes any text in its %s, or refuses it with words",
    async (field) => {
      for (const text of Object.values(nastyStrings)) {
        await app.db.delete(savedSearches);
        const { status, body } = await acts.save(asha, { [field]: text });
        expect([200, 422], text).toContain(status);
        if (status === 422) expect(body, text).toMatchObject({ success: false, message: expect.anything() });
        else expect((await acts.mine(asha)).length, text).toBe(1);
      }
    },
  );

  it("is one of so many at most, also when they come at the same time", async () => {
    const { searchesMax } = savedSearchLimits;
    for (let n = 1; n < searchesMax; n += 1) await acts.saved(asha, { search: `word${n}` });
    const others = ["a1", "b1", "c1", "d1", "e1", "f1"];
    // Each has a connection, so that none waits for one.
    await Promise.all(others.map(() => acts.mine(asha)));
    const answers = await Promise.all(others.map((search) => acts.save(asha, { search })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
      "You have 50 saved searches already: delete one first",
    );
    expect(await acts.mine(asha)).toHaveLength(searchesMax);
  });

  it("gets another name and rhythm, each alone", async () => {
    const { id } = await acts.saved(asha, { search: "lead" });
    await acts.post(`${id}/change`, asha, { name: "Lead roles" }).expect(200);
    const { body } = await acts.post(`${id}/change`, asha, { rhythm: "weekly" }).expect(200);
    expect(body.data.search).toMatchObject({ name: "Lead roles", rhythm: "weekly" });
    await acts.post(`${id}/change`, asha, {}).expect(422);
  });

  it("is not saved for who is suspended meanwhile", async () => {
    const suspension = { user_id: asha.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await acts.save(asha, { search: "lead" }).expect(401);
  });

  it("is in the data of its owner", async () => {
    await acts.saved(asha, { search: "lead" });
    const found = await exportRepository(app.db).read(asha.id);
    expect(found?.parts.saved_searches).toMatchObject([{ name: "Leads", filter: { search: "lead" } }]);
  });
});

describe("a deleted search", () => {
  it("comes back within ten minutes, with its feeds", async () => {
    const { id } = await acts.saved(asha, { search: "lead" });
    const { key } = (await acts.post(`${id}/feed`, asha).expect(200)).body.data;
    await acts.remove(asha, id).expect(200);
    await acts.remove(asha, id).expect(404);
    expect(await acts.mine(asha)).toEqual([]);
    await acts.feed(key).expect(404);
    await acts.post(`${id}/restore`, dev).expect(404);
    await acts.post(`${id}/restore`, asha).expect(200);
    await acts.feed(key).expect(200);
    await acts.remove(asha, id).expect(200);
    app.clock.pass(savedSearchLimits.undoFor);
    await acts.post(`${id}/restore`, asha).expect(404);
  });

  it("does not come back beside one that asks for the same", async () => {
    const { id } = await acts.saved(asha, { search: "lead" });
    await acts.remove(asha, id).expect(200);
    await acts.saved(asha, { search: "lead" }, { name: "Again" });
    await acts.post(`${id}/restore`, asha).expect(422);
  });

  it("counts for a while, so that nobody fills the table with them", async () => {
    const times = { created_at: app.clock.read(), seen_at: app.clock.read(), removed_at: app.clock.read() };
    const row = { user_id: asha.id, name: "N", filter: {}, query: "'a'", rhythm: "daily" as const, ...times };
    await app.db.insert(savedSearches).values(Array.from({ length: savedSearchLimits.storedMax }, () => row));
    await acts.save(asha, { search: "lead" }).expect(422);
    app.clock.pass(savedSearchLimits.undoFor + 1);
    await savedSearchRepository(app.db).sweep(app.clock.read());
    await acts.save(asha, { search: "lead" }).expect(200);
    expect(await app.db.$count(savedSearches)).toBe(1);
  });
});

describe("the feeds of a search", () => {
  it("show what it finds now, the newest first, to whoever has the key", async () => {
    await anEvent(app, { title: "Quill one", created_at: app.clock.read() });
    app.clock.pass(1);
    await anEvent(app, { title: "Quill two", created_at: app.clock.read() });
    await anEvent(app, { title: "Quill three", visibility: "hidden" });
    await anEvent(app, { title: "Copper" });
    const { id } = await acts.saved(asha, { search: "quill" });
    const { key } = (await acts.post(`${id}/feed`, asha).expect(200)).body.data;
    const { body } = await acts.feed(key).expect(200);
    expect(body.data).toMatchObject({ kind: "call", name: "Leads" });
    expect(body.data.events.map(({ title }: { title: string }) => title)).toEqual(["Quill two", "Quill one"]);
    expect((await acts.mine(asha))[0]?.feed_made_at).toBe(app.clock.read().toISOString());
  });

  it("lead nowhere once they have another key, and without the right one", async () => {
    const { id } = await acts.saved(asha, { search: "quill" });
    const keyOf = async () => (await acts.post(`${id}/feed`, asha).expect(200)).body.data.key;
    const former = await keyOf();
    const key = await keyOf();
    await acts.feed(former).expect(404);
    await acts.feed(key).expect(200);
    await acts.feed("a".repeat(43)).expect(404);
    const [row] = await app.db.select().from(savedSearches);
    expect(JSON.stringify(row)).not.toContain(key);
    await acts.feed(row?.feed_hash ?? "").expect(404);
  });

  it("end while their owner is suspended", async () => {
    const { id } = await acts.saved(asha, { search: "quill" });
    const { key } = (await acts.post(`${id}/feed`, asha).expect(200)).body.data;
    const suspension = { user_id: asha.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await acts.feed(key).expect(404);
  });
});
