import type { EventRoleInput } from "@callboard/contracts/event-role";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../../db/schema/account.ts";
import { events } from "../../../db/schema/event.ts";
import { startApp } from "../../../test/app.ts";
import { anEvent, anEventCategory, roleOf } from "../../../test/events.ts";
import { aPerson } from "../../../test/people.ts";
import type { CreateEventInput } from "../event-repository.ts";
import { eventTokenRepository } from "../event-token-repository.ts";
import { eventSearchRepository } from "./event-search-repository.ts";
import { toSelection } from "./to-listing.ts";

const app = startApp();
const inDays = (days: number) =>
  new Date(app.clock.read().getTime() + days * 86_400_000).toISOString().slice(0, 10);

type Posted = Partial<CreateEventInput> & { roles?: EventRoleInput[] };
const fair = { website: "https://lantern.example.com", email: "asha@lantern.example.com" };

async function post(title: string, fields: Posted = {}) {
  return anEvent(app, { title, start_date: inDays(60), ...fields } as Partial<CreateEventInput>);
}

/** A query without what is undefined. */
function queryOf(query: object) {
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)]));
}

async function titlesOf(query: Record<string, unknown>): Promise<string[]> {
  const { body } = await app.get(`/api/v1/event/list?${queryOf(query)}`).expect(200);
  return body.data.events.map(({ title }: { title: string }) => title);
}

async function facetsOf(query: Record<string, unknown> = {}) {
  const { body } = await app.get(`/api/v1/event/facets?${queryOf(query)}`).expect(200);
  return body.data;
}
const counts = (facets: { value: string; count: number }[]) =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]));

const woman = roleOf("Amba", { profession: "Actor", gender: "Female", age_from: "20", age_to: "30" });
const anybody = roleOf("Chorus", { profession: "Singer" });

/** A filter, a call that passes it, and one that does not. */
const table: [name: string, query: object, passing: () => Posted, failing: () => Posted][] = [
  [
    "a profession in any case",
    { profession: "actor" },
    () => ({ roles: [woman] }),
    () => ({ roles: [anybody] }),
  ],
  [
    "a profession of an open role",
    { profession: "Actor" },
    () => ({ roles: [woman] }),
    () => ({ roles: [{ ...woman, is_closed: true }] }),
  ],
  [
    "a gender",
    { gender: "Female" },
    () => ({ roles: [woman] }),
    () => ({ roles: [roleOf("Bhima", { gender: "Male" })] }),
  ],
  [
    "a gender, by a role for anybody",
    { gender: "Male" },
    () => ({ roles: [anybody] }),
    () => ({ roles: [woman] }),
  ],
  [
    "a gender, which a call without roles does not say",
    { gender: "Male" },
    () => ({ roles: [anybody] }),
    () => ({ roles: [] }),
  ],
  [
    "a playing age",
    { age: "26-35" },
    () => ({ roles: [woman] }),
    () => ({ roles: [roleOf("Kunti", { age_from: "60" })] }),
  ],
  [
    "a playing age at the edge of a role's",
    { age: "46-60" },
    () => ({ roles: [roleOf("Kunti", { age_from: "60" })] }),
    () => ({ roles: [roleOf("Kunti", { age_from: "61" })] }),
  ],
  [
    "a role that passes all that is asked of one",
    { profession: "Actor", gender: "Male" },
    () => ({ roles: [roleOf("Bhima", { profession: "Actor", gender: "Male" })] }),
    () => ({ roles: [woman, anybody] }),
  ],
  ["pay", { pay: "paid" }, () => ({ price: 5 }), () => ({ price: 4.99 })],
  ["no pay", { pay: "unpaid" }, () => ({ price: 4.99 }), () => ({ price: 5 })],
  ["pay from a sum on", { pay: "250" }, () => ({ price: 250 }), () => ({ price: 249.99 })],
  [
    "the pay of a role",
    { pay: "500" },
    () => ({ price: 10, roles: [roleOf("Amba", { pay: "500" })] }),
    () => ({ price: 500, roles: [roleOf("Amba", { pay: "20" })] }),
  ],
  [
    "a deadline within days",
    { closes_within: "7" },
    () => ({ apply_by: inDays(5) }),
    () => ({ apply_by: inDays(9) }),
  ],
  [
    "self-tapes",
    { self_tape: "yes" },
    () => ({ roles: [roleOf("Amba", { wants: ["self_tape"] })] }),
    () => ({ roles: [roleOf("Amba", { wants: ["reel"] })] }),
  ],
  [
    "no self-tapes",
    { self_tape: "no" },
    () => ({ roles: [] }),
    () => ({ roles: [roleOf("Amba", { wants: ["self_tape"] })] }),
  ],
  [
    "the day on which it begins",
    { day: "2026-07-02" },
    () => ({ start_date: "2026-07-02" }),
    () => ({ start_date: "2026-07-03" }),
  ],
  ["every fair rule", { is_fair: true }, () => ({ ...fair, decide_by: inDays(50) }), () => fair],
];

describe("a filter of calls", () => {
  it.each(table)("finds %s, and counts it", async (_name, query, passing, failing) => {
    await post("passes", passing());
    await post("fails", failing());
    expect(await titlesOf({ ...query })).toEqual(["passes"]);
    expect(await titlesOf({ ...query, search: "passes" })).toEqual(["passes"]);
    expect((await facetsOf({ ...query })).total).toEqual({ count: 1, is_more: false });
  });

  it("is refused with a value that there is not", async () => {
    for (const query of [
      { gender: "any" },
      { age: "1-2" },
      { pay: "7" },
      { closes_within: "5" },
      { day: "tomorrow" },
      { sort: "price" },
    ]) {
      await app.get(`/api/v1/event/list?${queryOf(query)}`).expect(422);
    }
    await app.get("/api/v1/event/facets?gender=any").expect(422);
  });

  it("is for nobody without a key", async () => {
    await app.bare().get("/api/v1/event/facets").expect(403);
  });

  it("finds no campaign", async () => {
    await post("campaign", { kind: "crowdfunding", price: 900 } as Posted);
    expect(await titlesOf({ pay: "paid" })).toEqual([]);
    expect((await facetsOf()).total.count).toBe(0);
  });

  it("is not of calls whose poster has no verified number, where they are to be fair", async () => {
    await post("passes", { ...fair, decide_by: inDays(50) });
    await app.db.update(users).set({ phone_verified_at: null });
    expect(await titlesOf({ is_fair: true })).toEqual([]);
    expect((await facetsOf()).facets.is_fair).toEqual([]);
  });

  it.each(["hidden", "waiting", "removed", "suspended"] as const)(
    "neither finds nor counts what is %s",
    async (visibility) => {
      const { id } = await post("secret", { roles: [woman], apply_by: inDays(2) });
      await app.db.update(events).set({ visibility }).where(eq(events.id, id));
      for (const query of [
        { profession: "Actor" },
        { closes_within: "3" },
        { sort: "pay" },
        { day: inDays(60) },
      ]) {
        expect(await titlesOf(query)).toEqual([]);
      }
      const { total, facets, days } = await facetsOf();
      expect(total.count).toBe(0);
      expect(Object.values(facets).flat()).toEqual([]);
      expect(days.every(({ count }: { count: number }) => count === 0)).toBe(true);
    },
  );

  it("asks for a deadline of calls that are open", async () => {
    const { id } = await post("closed", { apply_by: inDays(2) });
    await app.db.update(events).set({ status: "closed" }).where(eq(events.id, id));
    expect(await titlesOf({ closes_within: "3" })).toEqual([]);
    expect(await titlesOf({ sort: "deadline" })).toEqual([]);
  });
});

describe("an order of calls", () => {
  beforeEach(async () => {
    const poster = await aPerson(app);
    const user_id = poster.id;
    await post("a", { user_id, start_date: inDays(9), apply_by: inDays(8), price: 10 });
    await post("b", { user_id, start_date: inDays(7), apply_by: inDays(6), price: 900 });
    await post("c", { user_id, start_date: inDays(8), apply_by: inDays(2), price: 80 });
  });

  it.each([
    ["newest", ["c", "b", "a"]],
    ["date", ["b", "c", "a"]],
    ["deadline", ["c", "b", "a"]],
    ["pay", ["b", "c", "a"]],
  ])("is by %s, on pages of one and by cursor", async (sort, titles) => {
    expect(await titlesOf({ sort })).toEqual(titles);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await app
        .get(`/api/v1/event/list?${queryOf({ sort, pay: "paid", limit: 1, cursor })}`)
        .expect(200);
      found.push(...body.data.events.map(({ title }: { title: string }) => title));
      cursor = body.data.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(titles);
  });

  it("by deadline and by pay has nothing of the past", async () => {
    app.clock.pass(8.5 * 86_400_000);
    expect(await titlesOf({ sort: "deadline" })).toEqual([]);
    expect(await titlesOf({ sort: "pay" })).toEqual(["a"]);
    expect(await titlesOf({ sort: "pay", is_event: "past" })).toEqual([]);
  });
});

it("a closed role makes no call one for an actress, whatever its open roles are", async () => {
  const man = roleOf("Bhima", { profession: "Actor", gender: "Male" });
  const singer = roleOf("Chorus", { profession: "Singer", gender: "Female" });
  await post("closed", { roles: [man, singer, { ...woman, is_closed: true }] });
  expect(await titlesOf({ profession: "Actor" })).toEqual(["closed"]);
  expect(await titlesOf({ profession: "Actor", gender: "Female" })).toEqual([]);
});

describe("what is counted", () => {
  it("is each value of a group as if nothing of it were chosen, with the other filters", async () => {
    const dance = await anEventCategory(app, "Dance");
    await post("a", { roles: [woman, anybody] });
    await post("b", { roles: [woman], category_id: dance });
    await post("c", { roles: [anybody], category_id: dance });
    const { facets, total } = await facetsOf({ category_id: dance, gender: "Female" });
    expect(total.count).toBe(2);
    expect(counts(facets.category_id)).toEqual({ [String(dance)]: 2, [String(dance + 1)]: 1 });
    expect(counts(facets.gender)).toEqual({ Male: 1, Female: 2, Other: 1 });
    expect(counts(facets.profession)).toEqual({ actor: 1, singer: 1 });
  });

  it("are the values of a role that passes what else is chosen of it", async () => {
    await post("a", { roles: [woman, roleOf("Bhima", { profession: "Dancer", gender: "Male" })] });
    const { facets } = await facetsOf({ profession: "actor" });
    expect(counts(facets.gender)).toEqual({ Female: 1 });
    expect(counts(facets.profession)).toEqual({ actor: 1, dancer: 1 });
  });

  it("are the calls of each of the next days, today first, whatever day is chosen", async () => {
    await post("today", { start_date: inDays(0), start_time: "23:00" });
    await post("soon", { start_date: inDays(3) });
    await post("soon too", { start_date: inDays(3) });
    await post("last", { start_date: inDays(27) });
    await post("later", { start_date: inDays(28) });
    const { days } = await facetsOf({ day: inDays(3) });
    expect(days).toHaveLength(28);
    const found = days.filter(({ count }: { count: number }) => count > 0);
    expect(found).toEqual([
      { day: inDays(0), count: 1, is_more: false },
      { day: inDays(3), count: 2, is_more: false },
      { day: inDays(27), count: 1, is_more: false },
    ]);
  });
});

describe("a thousand calls and more", { timeout: 60_000 }, () => {
  it("are counted up to a thousand, and each day up to a hundred", async () => {
    const hidden = await post("hidden", { start_date: inDays(3) });
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, hidden.id));
    const { id } = await post("one", { roles: [woman], start_date: inDays(2) });
    await app.db.execute(sql`
      insert into events overriding system value
      select copy.* from events, generate_series(1, 1100) n, jsonb_populate_record(null::events,
        to_jsonb(events) || jsonb_build_object('id', ${id}::int + n)) copy where events.id = ${id}`);
    const { total, facets, days } = await facetsOf({ self_tape: "no" });
    expect(total).toEqual({ count: 1_000, is_more: true });
    expect(facets.pay[0]).toEqual({ value: "paid", label: "paid", count: 1_000, is_more: true });
    expect(days[2]).toEqual({ day: inDays(2), count: 100, is_more: true });
    expect(days[3]).toEqual({ day: inDays(3), count: 0, is_more: false });
  });
});

it("a search asks for the roles and the poster of what it finds, one by one: joined, it reads whole tables for each period", async () => {
  const asked = { profession: "Actor", gender: "Female", is_fair: true, search: "rose lantern" } as const;
  const { search: _words, ...selection } = toSelection(asked);
  const window = { after: null, offset: 0, limit: 1_001 };
  const found = eventSearchRepository(app.db).search(selection, ["rose", "lantern"], window, {
    ...{ rareWord: "lantern", now: app.clock.read() },
  });
  const { rows } = (await app.db.execute(sql`explain ${found.getSQL()}`)) as unknown as { rows: object[] };
  const plan = rows.map((row) => Object.values(row)[0]).join("\n");
  for (const table of ["event_roles", "users"]) expect(plan).toMatch(new RegExp(`SubPlan [^]+ on ${table}`));
  expect(plan).not.toContain("Semi Join");
});

describe("a call from before there were tokens", () => {
  it("is found once they are written, as often as that is done", async () => {
    const { id } = await post("old", { roles: [woman], price: 300 });
    const withoutTokens = { pay_cents: null, search: "'old':1A,':event'" };
    const [row] = await app.db.select().from(events).where(eq(events.id, id));
    const search = row?.search.replace(/'?:(profession|gender|age|pay)\w*'?/g, "") ?? "";
    await app.db
      .update(events)
      .set({ ...withoutTokens, search: search.trim() })
      .where(eq(events.id, id));
    expect(await titlesOf({ profession: "Actor" })).toEqual([]);
    const tokens = eventTokenRepository(app.db);
    expect([await tokens.fill(), await tokens.fill()]).toEqual([true, false]);
    expect(await titlesOf({ profession: "Actor", gender: "Female", pay: "250" })).toEqual(["old"]);
    expect(await titlesOf({ sort: "pay" })).toEqual(["old"]);
  });
});
