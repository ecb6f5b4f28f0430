import { notificationText } from "@callboard/contracts/notification";
import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { savedSearchArticles, savedSearches } from "../../db/schema/saved-search.ts";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { aBlog, aTag } from "../../test/content.ts";
import { notificationMails } from "../../test/notification-mails.ts";
import { aPerson } from "../../test/people.ts";
import { searchActs } from "../../test/searches.ts";
import { aStaffMember } from "../../test/staff.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { sweepSearches } from "./sweep-searches.ts";

const app = startApp();
const articles = articleCalls(app);
const day = 86_400_000;
type Person = Awaited<ReturnType<typeof aPerson>>;
let acts: ReturnType<typeof searchActs>;
let asha: Person;
let editor: Person;
let voice: { id: number };

const path = (what: string, slug: string) => `/api/v1/saved-search/follow/${what}/${slug}`;
const follow = ({ bearer }: Person, what = "author", slug = "dev-rao", domain = ".in") =>
  app.post(path(what, slug), {}, { bearer, domain });
const unfollow = ({ bearer }: Person, what = "author", slug = "dev-rao") =>
  app.remove(path(what, slug), { bearer, domain: ".in" });
const isFollowing = async ({ bearer }: Person, what = "author", slug = "dev-rao") =>
  (await app.get(path(what, slug), ".in", bearer).expect(200)).body.data.is_following;
const published = (fields: Parameters<typeof articles.aPublished>[1] = {}) =>
  articles.aPublished(editor, { title: "Breath", created_by: "Dev Rao", tag_ids: [voice.id], ...fields });
/** Follows, a minute before what comes next. */
async function followed(person: Person, what?: string, slug?: string) {
  await follow(person, what, slug).expect(200);
  app.clock.pass(60_000);
}
const toldTo = async () => (await acts.told()).map(({ user_id }) => user_id);

beforeEach(async () => {
  acts = searchActs(app);
  [asha, editor] = [await aPerson(app), await aStaffMember(app, "editor")];
  voice = await aTag(app.db, "voice");
  await aBlog(app.db, { slug: "first", created_by: "Dev Rao", tag_ids: [voice.id] });
});

describe("following", () => {
  it("is a saved search by the name of what is followed, undone and taken up again", async () => {
    await app.post(path("author", "dev-rao"), {}).expect(401);
    await follow(asha, "author", "nobody").expect(404);
    await follow(asha, "tag", "nothing").expect(404);
    await follow(asha, "people", "dev-rao").expect(422);
    expect(await isFollowing(asha)).toBe(false);
    await followed(asha);
    await follow(asha).expect(200);
    await follow(asha, "tag", "VOICE").expect(200);
    const [author, tag] = await acts.mine(asha);
    expect(author).toMatchObject({
      ...{ kind: "article", name: "Dev Rao", rhythm: "at_once", filter: { author: "dev-rao" } },
      ...{ author_name: "Dev Rao", tag: null, category_name: null },
    });
    expect(tag).toMatchObject({ filter: { tag_id: voice.id }, tag: { slug: "voice" }, author_name: null });
    expect(await isFollowing(asha)).toBe(true);
    expect(await isFollowing(await aPerson(app))).toBe(false);
    await unfollow(asha).expect(200);
    await unfollow(asha).expect(200);
    expect(await isFollowing(asha)).toBe(false);
    expect(await acts.mine(asha)).toHaveLength(1);
    await follow(asha).expect(200);
    expect((await acts.mine(asha)).map(({ id }) => id)).toEqual([author?.id, tag?.id]);
  });

  it("counts towards the limit of saved searches, and is once however often it is asked for at one time", async () => {
    await Promise.all([follow(asha), follow(asha), follow(asha)]);
    expect(await acts.mine(asha)).toHaveLength(1);
    for (let n = 1; n < savedSearchLimits.searchesMax; n += 1) await acts.saved(asha, { search: `w${n}` });
    const { body } = await follow(asha, "tag", "voice").expect(422);
    expect(body.message).toContain("50 saved searches already");
  });

  it("is renamed and told in another rhythm as a search is", async () => {
    await followed(asha);
    const [{ id } = { id: 0 }] = await acts.mine(asha);
    await acts.post(`${id}/change`, asha, { name: "My Dev", rhythm: "weekly" }).expect(200);
    expect(await isFollowing(asha)).toBe(true);
  });
});

describe("a new article", () => {
  it("is told once, in the bell and by mail, also to who follows its author and a tag of it", async () => {
    await followed(asha);
    await followed(asha, "tag", "voice");
    await followed(await aPerson(app), "tag", (await aTag(app.db, "mime")) && "mime");
    const { fields } = await published();
    await acts.tell();
    await acts.tell();
    const data = { article_title: "Breath", article_slug: fields.slug, search_name: "Dev Rao" };
    expect(await acts.told()).toEqual([{ user_id: asha.id, event_id: null, data }]);
    expect((await acts.mine(asha)).map(({ new_count }) => new_count)).toEqual([1, 1]);
    const { body } = await app.get("/api/v1/notification/mine", undefined, asha.bearer).expect(200);
    expect(body.data.notifications).toMatchObject([
      { title: "New for “Dev Rao”: “Breath”", path: `/blog/${fields.slug}` },
    ]);
    expect(await notificationMails(app).sendDue()).toEqual([[asha.email, expect.stringContaining("Breath")]]);
  });

  it("is no news when it is changed, or published again", async () => {
    const { id, version } = await published();
    app.clock.pass(1);
    await followed(asha);
    await articles.publish(editor, id, { version }).expect(200);
    await articles.state(editor, id, { version: version + 1, state: "unpublished" }).expect(200);
    await acts.tell();
    const again = await published();
    await acts.tell();
    await articles.publish(editor, again.id, { version: again.version }).expect(200);
    await articles.state(editor, again.id, { version: again.version + 1, state: "unpublished" }).expect(200);
    await articles.publish(editor, again.id, { version: again.version + 2 }).expect(200);
    await acts.tell();
    expect(await toldTo()).toEqual([asha.id]);
    await followed(await aPerson(app));
    await articles.publish(editor, again.id, { version: again.version + 3 }).expect(200);
    await acts.tell();
    expect(await toldTo()).toEqual([asha.id]);
  });

  it("that is unpublished before anybody was told is told when it comes again, and shown as long as it is public", async () => {
    await followed(asha);
    const { id, version } = await published();
    await articles.state(editor, id, { version, state: "unpublished" }).expect(200);
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    app.clock.pass(1);
    await articles.publish(editor, id, { version: version + 1 }).expect(200);
    await acts.tell();
    expect(await toldTo()).toEqual([asha.id]);
    await articles.state(editor, id, { version: version + 2, state: "archived" }).expect(200);
    const { body } = await app.get("/api/v1/notification/mine", undefined, asha.bearer).expect(200);
    expect(body.data.notifications).toEqual([]);
    expect(await notificationMails(app).sendDue()).toEqual([]);
    expect((await acts.mine(asha))[0]?.new_count).toBe(0);
  });

  it("of another author, of a former one, or of another domain is not told", async () => {
    await followed(asha);
    await published({ created_by: "Bela" });
    await published({ domain_names: ["callboard.us"] });
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    await published({ created_by: "dev ráo" });
    await acts.tell();
    expect(await toldTo()).toEqual([asha.id]);
  });

  it("is told to nobody who is suspended, follows no more, or began to later", async () => {
    const [suspended, gone, late] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    for (const person of [suspended, gone]) await followed(person);
    await unfollow(gone).expect(200);
    const suspension = { user_id: suspended.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await published();
    app.clock.pass(1);
    await follow(late).expect(200);
    await acts.tell();
    expect(await acts.told()).toEqual([]);
  });

  it("is told with others on the day of the rhythm, without what is unpublished by then", async () => {
    await followed(asha, "tag", "voice");
    const [{ id } = { id: 0 }] = await acts.mine(asha);
    await acts.post(`${id}/change`, asha, { rhythm: "daily" }).expect(200);
    for (const _ of [1, 2]) await published();
    const hidden = await published();
    await acts.tell();
    await articles.state(editor, hidden.id, { version: hidden.version, state: "unpublished" }).expect(200);
    expect(await acts.told()).toEqual([]);
    app.clock.pass(2 * day);
    await Promise.all([acts.gather(), acts.gather()]);
    const data = { search_id: id, search_name: "voice", count: 2, what: "article" };
    expect(await acts.told()).toEqual([{ user_id: asha.id, event_id: null, data }]);
    const text = notificationText("search_gathered", data, { event_id: null, application_id: null });
    expect(text.title).toBe("2 new articles for “voice”");
  });

  it("is forgotten by searches after a month", async () => {
    await followed(asha);
    await published();
    await acts.tell();
    app.clock.pass(savedSearchLimits.foundFor - day);
    await sweepSearches({ db: app.db, clock: app.clock.read });
    expect(await app.db.select().from(savedSearchArticles)).toHaveLength(1);
    app.clock.pass(2 * day);
    await sweepSearches({ db: app.db, clock: app.clock.read });
    expect(await app.db.select().from(savedSearchArticles)).toEqual([]);
  });

  it("goes to who follows a tag that was merged into one of its tags, once", async () => {
    const mime = await aTag(app.db, "mime");
    const both = await aPerson(app);
    await followed(asha, "tag", "mime");
    for (const slug of ["mime", "voice"]) await followed(both, "tag", slug);
    const { bearer } = editor;
    await app.post(`/api/v1/staff/tags/${mime.id}/merge`, { into_id: voice.id }, { bearer }).expect(200);
    expect(await isFollowing(asha, "tag", "voice")).toBe(true);
    expect(await acts.mine(both)).toHaveLength(1);
    await published();
    await acts.tell();
    expect((await toldTo()).sort()).toEqual([asha.id, both.id].sort());
  });
});

describe("a search among articles", () => {
  const save = ({ bearer }: Person, filter: object, domain = ".in") =>
    app.post(
      "/api/v1/saved-search/create-of-articles",
      { name: "Breathing", rhythm: "at_once", filter },
      { bearer, domain },
    );

  it("tells of articles with its words, of its category, and of no call", async () => {
    await save(asha, { search: "breath" }).expect(200);
    app.clock.pass(60_000);
    await acts.published({ title: "Breath" });
    await published({ title: "Harbour" });
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    await published({ title: "Deep breathing", created_by: null });
    await acts.tell();
    expect(await toldTo()).toEqual([asha.id]);
  });

  it("may ask for what a search among calls asks for, is refused twice, and has to ask for something", async () => {
    await acts.saved(asha, { search: "breath" });
    const { body } = await save(asha, { search: " Breath " }).expect(200);
    expect(body.data.search).toMatchObject({ kind: "article", filter: { search: "Breath" } });
    expect((await save(asha, { search: "breath" }).expect(422)).body.message).toContain("already");
    await save(asha, { search: "breath" }, ".us").expect(200);
    await save(asha, {}).expect(422);
    await save(asha, { search: "%" }).expect(422);
    expect(await app.db.$count(savedSearches)).toBe(3);
  });

  it.each(["search", "author"])("has a feed of its %s, of its domain, the newest first", async (what) => {
    if (what === "author") await followed(asha);
    else await save(asha, { search: "breath" }).expect(200);
    const [search] = await acts.mine(asha);
    const { body } = await acts.post(`${search?.id}/feed`, asha).expect(200);
    await published({ title: "Breath one" });
    app.clock.pass(1);
    await published({ title: "Breath two" });
    await published({ title: "Breath of another place", domain_names: ["callboard.us"] });
    await published({ title: "Harbour", created_by: "Bela" });
    const hidden = await published({ title: "Breath three" });
    await articles.state(editor, hidden.id, { version: hidden.version, state: "unpublished" }).expect(200);
    const { data } = (await acts.feed(body.data.key).expect(200)).body;
    expect(data).toMatchObject({ kind: "article", name: search?.name });
    const titles: string[] = data.articles.map(({ title }: { title: string }) => title);
    expect(titles.filter((title) => title.startsWith("Breath"))).toEqual(["Breath two", "Breath one"]);
    expect(titles).not.toContain("Harbour");
  });

  it("names its category", async () => {
    const { fields } = await published();
    const { body } = await save(asha, { category_id: fields.category_id }).expect(200);
    expect(body.data.search.category_name).toMatch(/^Category/);
  });
});
