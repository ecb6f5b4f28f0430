import { setTimeout as sleep } from "node:timers/promises";
import { type BookmarkKind, bookmarkLimits } from "@callboard/contracts/bookmark";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blogs } from "../../db/schema/blog.ts";
import { bookmarks } from "../../db/schema/bookmark.ts";
import { events, taggedEvents } from "../../db/schema/event.ts";
import { artistDetails, profiles } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { aBlog } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { nastyStrings } from "../../test/nasty-strings.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { blogRepository } from "../blog/blog-repository.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";
import { exportRepository } from "../people/export-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let asha: Person;
let dev: Person;
beforeEach(async () => {
  [asha, dev] = [await aPerson(app), await aPerson(app)];
});

const root = "/api/v1/bookmark";
const put = ({ bearer }: Person, kind: BookmarkKind, id: number | string, domain?: string) =>
  app.post(`${root}/${kind}/${id}`, {}, { bearer, ...(domain && { domain }) });
const take = ({ bearer }: Person, kind: BookmarkKind, id: number | string) =>
  app.remove(`${root}/${kind}/${id}`, { bearer });
const has = async ({ bearer }: Person, kind: BookmarkKind, id: number): Promise<boolean> =>
  (await app.get(`${root}/${kind}/${id}`, undefined, bearer).expect(200)).body.data.is_bookmarked;

const rowsIn = { articles: "blogs", calls: "events", profiles: "profiles" } as const;
async function page({ bearer }: Person, list: keyof typeof rowsIn, query = "", domain?: string) {
  const { body } = await app.get(`${root}/${list}?${query}`, domain, bearer).expect(200);
  const ids: number[] = body.data[rowsIn[list]].map(({ id }: { id: number }) => id);
  return { ids, ...body.data.pagination };
}
const idsOf = async (...asked: Parameters<typeof page>): Promise<number[]> => (await page(...asked)).ids;

/** Claims an artist's profile; gives its id. */
async function aProfile(person: Person, fields = {}): Promise<number> {
  const acts = portfolioCalls(app);
  await acts.claim(person, fields);
  return (await acts.mine(person))?.profile_id ?? 0;
}

const hideCall = (id: number, visibility: "hidden" | "public") =>
  eventVisibilityRepository(app.db).setVisibility(id, {
    ...{ visibility, reason: null, by: null, now: app.clock.read() },
  });

describe("a bookmark", () => {
  it("keeps an article, a call and a profile, once each, for who made it alone", async () => {
    const { id: article } = await aBlog(app.db);
    const { id: call } = await anEvent(app);
    const profile = await aProfile(dev);
    for (const [kind, id] of [
      ["article", article],
      ["call", call],
      ["profile", profile],
    ] as const) {
      expect(await has(asha, kind, id)).toBe(false);
      await put(asha, kind, id).expect(200);
      await put(asha, kind, id).expect(200);
      expect(await has(asha, kind, id)).toBe(true);
      expect(await has(dev, kind, id)).toBe(false);
    }
    expect(await app.db.$count(bookmarks)).toBe(3);
    expect(await idsOf(asha, "articles")).toEqual([article]);
    expect(await idsOf(asha, "calls")).toEqual([call]);
    expect(await idsOf(asha, "profiles")).toEqual([profile]);
    for (const list of ["articles", "calls", "profiles"] as const) expect(await idsOf(dev, list)).toEqual([]);
  });

  it("is taken away by its owner alone, as often as they like", async () => {
    const { id } = await anEvent(app);
    await put(asha, "call", id).expect(200);
    await take(dev, "call", id).expect(200);
    expect(await has(asha, "call", id)).toBe(true);
    await take(asha, "call", id).expect(200);
    await take(asha, "call", id).expect(200);
    expect(await idsOf(asha, "calls")).toEqual([]);
  });

  it("is of nothing that is not public, and of no campaign", async () => {
    const { id: hidden } = await anEvent(app, { visibility: "hidden" });
    const { id: campaign } = await anEvent(app, { kind: "crowdfunding" });
    const { id: elsewhere } = await aBlog(app.db, { domain_names: ["callboard.us"] });
    const profile = await aProfile(dev);
    await app.db.update(profiles).set({ visibility: "hidden" });
    await put(asha, "call", hidden).expect(404);
    await put(asha, "call", campaign).expect(404);
    await put(asha, "call", 999_999).expect(404);
    await put(asha, "article", elsewhere, ".in").expect(404);
    await put(asha, "article", elsewhere, ".us").expect(200);
    await put(asha, "profile", profile).expect(404);
  });

  it.each(["0", "-1", "9e99", "1.5", "abc", "%00"])("is not of the number %s", async (id) => {
    await put(asha, "call", id).expect(422);
    await take(asha, "call", id).expect(422);
  });

  it("is nobody's without an account, nor while it is suspended", async () => {
    const { id } = await anEvent(app);
    await app.post(`${root}/call/${id}`, {}).expect(401);
    await app.get(`${root}/calls`).expect(401);
    const suspension = { user_id: asha.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await put(asha, "call", id).expect(401);
    expect(await app.db.$count(bookmarks)).toBe(0);
  });

  it("goes with what it is of", async () => {
    const profile = await aProfile(dev);
    await put(asha, "profile", profile).expect(200);
    await app.db.delete(artistDetails);
    await app.db.delete(profiles).where(eq(profiles.id, profile));
    expect(await app.db.$count(bookmarks)).toBe(0);
  });

  it("is exported with the rest of an account", async () => {
    const { id } = await anEvent(app);
    await put(asha, "call", id).expect(200);
    const exported = await exportRepository(app.db).read(asha.id);
    expect(exported?.parts.bookmarks).toMatchObject([{ event_id: id, article_id: null, profile_id: null }]);
  });
});

describe("many bookmarks", () => {
  /** Gives a call that is not kept, and the number before those of `count` that are. */
  const fill = async (count: number) => {
    const { id } = await anEvent(app);
    const base = 100_000;
    const now = app.clock.read().toISOString();
    await app.db.execute(sql`
      insert into events select grown.* from (select * from events where id = ${id}) one,
      generate_series(${base + 1}::int, ${base + count}::int) n,
      jsonb_populate_record(null::events, to_jsonb(one) || jsonb_build_object('id', n)) grown`);
    await app.db.execute(sql`
      insert into bookmarks (user_id, event_id, created_at)
      select ${asha.id}, n, ${now} from generate_series(${base + 1}::int, ${base + count}::int) n`);
    return { other: id, base };
  };

  it("are no more than an account may have, also when they come at once", async () => {
    const { other, base } = await fill(bookmarkLimits.max - 3);
    const more = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anEvent(app)));
    const statuses = await Promise.all(more.map(async ({ id }) => (await put(asha, "call", id)).status));
    expect(statuses.sort()).toEqual([200, 200, 200, 422, 422, 422]);
    const { body } = await put(asha, "call", other).expect(422);
    expect(body.message).toBe("You have 2000 bookmarks already: remove one first");
    expect(await app.db.$count(bookmarks)).toBe(bookmarkLimits.max);
    await put(asha, "call", base + 1).expect(200);
    await put(dev, "call", other).expect(200);
  });

  it("are one where the same is kept twenty times at once", async () => {
    const { id } = await anEvent(app);
    await Promise.all(Array.from({ length: 20 }, () => put(asha, "call", id).expect(200)));
    expect(await app.db.$count(bookmarks)).toBe(1);
  });

  it("are not of what is deleted in the same moment", async () => {
    const { id } = await anEvent(app);
    const deleted = Promise.withResolvers<void>();
    const deleting = app.db.transaction(async (tx) => {
      await tx.delete(taggedEvents);
      await tx.delete(events).where(eq(events.id, id));
      deleted.resolve();
      await sleep(300);
    });
    await deleted.promise;
    await put(asha, "call", id).expect(404);
    await deleting;
  });

  it("are read by pages, the last one first, whatever comes meanwhile", async () => {
    const { other, base } = await fill(30);
    const one = await page(asha, "calls", "limit=12");
    expect(one.ids).toEqual(Array.from({ length: 12 }, (_, index) => base + 30 - index));
    await put(asha, "call", other).expect(200);
    const two = await page(asha, "calls", `limit=12&cursor=${one.nextCursor}`);
    expect(two.ids[0]).toBe(base + 18);
    const three = await page(asha, "calls", `limit=12&cursor=${two.nextCursor}`);
    expect(three).toMatchObject({ hasNextPage: false, nextCursor: null });
    expect(three.ids).toHaveLength(6);
    expect((await page(asha, "calls", "limit=12&page=3")).ids).toHaveLength(7);
    expect((await idsOf(asha, "calls", "limit=12"))[0]).toBe(other);
    const { bearer } = dev;
    await app.get(`${root}/calls?cursor=${one.nextCursor}`, undefined, bearer).expect(422);
  });
});

describe("the list of bookmarks", () => {
  it("leaves out what is hidden or elsewhere, and shows it again when it is back", async () => {
    const { id: call } = await anEvent(app);
    const { id: article } = await aBlog(app.db, { slug: "kept", domain_names: ["callboard.in"] });
    await put(asha, "call", call).expect(200);
    await put(asha, "article", article).expect(200);
    await hideCall(call, "hidden");
    expect(await idsOf(asha, "calls")).toEqual([]);
    expect(await has(asha, "call", call)).toBe(true);
    await hideCall(call, "public");
    expect(await idsOf(asha, "calls")).toEqual([call]);
    expect(await idsOf(asha, "articles", "", ".us")).toEqual([]);
    expect(await idsOf(asha, "articles", "", ".in")).toEqual([article]);
    await app.db.transaction((tx) => blogRepository(tx).unlist(article));
    expect(await idsOf(asha, "articles")).toEqual([]);
  });

  it("is searched by the words of the public lists, and by nothing that is hidden", async () => {
    const [one, two] = [
      await anEvent(app, { title: "Copper quill" }),
      await anEvent(app, { title: "Harbour" }),
    ];
    const { id: article } = await aBlog(app.db, { title: "Of quills" });
    const profile = await aProfile(dev, { about: "I carve quills." });
    await anEvent(app, { title: "Another quill, not kept" });
    for (const { id } of [one, two]) await put(asha, "call", id).expect(200);
    await put(asha, "article", article).expect(200);
    await put(asha, "profile", profile).expect(200);
    expect(await idsOf(asha, "calls", "search=quill")).toEqual([one.id]);
    expect(await idsOf(asha, "calls", "search=QUI+copp")).toEqual([one.id]);
    expect(await idsOf(asha, "calls", "search=%20")).toEqual([two.id, one.id]);
    expect(await idsOf(asha, "calls", "search=%3F!")).toEqual([]);
    expect(await idsOf(asha, "articles", "search=quill")).toEqual([article]);
    expect(await idsOf(asha, "profiles", "search=nobody")).toEqual([]);
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, one.id));
    expect(await idsOf(asha, "calls", "search=quill")).toEqual([]);
  });

  it("takes any text to search for, or refuses it with words", async () => {
    for (const text of Object.values(nastyStrings)) {
      const path = `${root}/articles?search=${encodeURIComponent(text.toWellFormed().slice(0, 150))}`;
      const { status } = await app.get(path, undefined, asha.bearer);
      expect([200, 422]).toContain(status);
    }
  });

  it("shows what the public lists show of it", async () => {
    const { id } = await anEvent(app);
    const { id: article } = await aBlog(app.db);
    const profile = await aProfile(dev);
    await put(asha, "call", id).expect(200);
    await put(asha, "article", article).expect(200);
    await put(asha, "profile", profile).expect(200);
    const publicly = async (path: string) => (await app.get(`/api/v1/${path}`).expect(200)).body.data;
    const mine = async (path: string) =>
      (await app.get(`${root}/${path}`, undefined, asha.bearer).expect(200)).body.data;
    expect((await mine("calls")).events).toEqual((await publicly("event/list")).events);
    expect((await mine("articles")).blogs).toEqual((await publicly("blog/view")).blogs);
    expect((await mine("profiles")).profiles).toEqual((await publicly("profile/list")).profiles);
    expect(await app.db.$count(blogs)).toBe(1);
  });
});
