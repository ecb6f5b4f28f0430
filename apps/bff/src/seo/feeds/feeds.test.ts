import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf, pagination, summaryOf } from "../../test/fixtures.ts";
import { eventSummary } from "../../test/fixtures-event.ts";
import { createTestApp } from "../../test/test-app.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  // Numeric ones, which belong to XML, are among them for this parser.
  htmlEntities: true,
  attributeNamePrefix: "@",
  isArray: (name) => name === "item",
});
const reply = (data: unknown) => ({ statusCode: 200, data: JSON.stringify(envelopeOf(data)) });

async function createSite(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  const seen = fakeUpstream(test, change);
  const get = (url: string) => test.ask.get(url).set("host", "callboard.in");
  const channelOf = async (url: string) => {
    const { text, headers } = await get(url).expect(200);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(XMLValidator.validate(text)).toBe(true);
    return parser.parse(text).rss.channel;
  };
  const queryOf = (start: string) => {
    const path = seen.find((one) => one.path.startsWith(start))?.path ?? "";
    return Object.fromEntries(new URL(path, "http://x").searchParams);
  };
  return { get, channelOf, queryOf, seen };
}

describe("the feed of articles", () => {
  it("has the newest twenty, each with its address and its day", async () => {
    const { channelOf, queryOf } = await createSite();
    const channel = await channelOf("/feed.xml");
    expect(channel).toMatchObject({ title: "Callboard", link: "http://callboard.in/blog", language: "en" });
    expect(channel["atom:link"]).toMatchObject({ "@href": "http://callboard.in/feed.xml", "@rel": "self" });
    expect(channel.item[0]).toMatchObject({
      title: "Article 1",
      link: "http://callboard.in/blog/article-1",
      guid: "http://callboard.in/blog/article-1",
      pubDate: "Sun, 01 Mar 2026 09:00:00 GMT",
      "dc:creator": "Callboard",
      category: "Acting",
      description: "A short summary",
    });
    expect(queryOf("/blog/view")).toMatchObject({ limit: "20", sortBy: "created_at", sortOrder: "DESC" });
  });

  it("follows a category by its name", async () => {
    const row = { id: 2, name: "Film & TV", photo: null, show_on_header: true, blog_count: 1 };
    const { channelOf, queryOf, get } = await createSite(({ path }) =>
      path.startsWith("/category/view") ? reply({ rows: [row], pagination }) : undefined,
    );
    const channel = await channelOf("/feed.xml?category_id=2");
    expect(channel.link).toBe("http://callboard.in/blog?category_id=2");
    expect(channel.title).toBe("Film & TV | Callboard");
    expect(queryOf("/blog/view")).toMatchObject({ category_id: "2" });
    await get("/feed.xml?category_id=3").expect(404);
  });

  it("follows a tag", async () => {
    const { channelOf, seen } = await createSite();
    const channel = await channelOf("/feed.xml?tag=tag-1");
    expect(channel).toMatchObject({ title: "Tag 1 | Callboard", link: "http://callboard.in/blog/tag/tag-1" });
    expect(seen[0]?.path).toMatch(/^\/blog\/view-by-tag\/tag-1\?/);
  });

  it("keeps every word of a hostile title, and stays XML", async () => {
    const title = `]]> </title><item> & "x" 'y' <!-- 🎭 שלום \u202E`;
    const blogs = [summaryOf(1, { title, short_content: `a\u0000\u000b\ud800b${title}`, slug: "a b/&c" })];
    const { channelOf } = await createSite(() => reply({ blogs, pagination }));
    const { item } = await channelOf("/feed.xml");
    expect(item).toHaveLength(1);
    expect(item[0].title).toBe(title);
    expect(item[0].description).toBe(`a\ufffdb${title}`);
    expect(item[0].link).toBe("http://callboard.in/blog/a%20b%2F%26c");
  });

  it("is a feed where there is no article", async () => {
    const { channelOf } = await createSite(() => reply({ blogs: [], pagination }));
    expect((await channelOf("/feed.xml")).item).toBeUndefined();
  });

  it.each([
    "/feed.xml?category_id=x",
    "/feed.xml?tag=",
    "/feed.xml?tag=a&tag=b",
    "/events.ics?category_id=0",
    "/events.ics?gender=Nobody",
    "/events.xml?pay=lots",
  ])("does not exist at %s", async (url) => {
    const { get, seen } = await createSite();
    await get(url).expect(404);
    expect(seen).toEqual([]);
  });

  it.each(["/feed.xml", "/feed.xml?tag=a", "/events.ics", "/events.xml"])(
    "says that the upstream is down: %s",
    async (url) => {
      const { get } = await createSite(() => refusalOf(500));
      await get(url).expect(502);
    },
  );
});

describe("the calendar of coming events", () => {
  const read = (file: string) => new ICAL.Component(ICAL.parse(file));

  it("has each as an event, the next one first", async () => {
    const second = { ...eventSummary, id: 2, title: 'Voices; for "Lear", again' };
    const { get, queryOf } = await createSite(() => reply({ events: [eventSummary, second], pagination }));
    const { text, headers } = await get("/events.ics").expect(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(headers["content-disposition"]).toBeUndefined();
    const calendar = read(text);
    const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      ["event-1@callboard", eventSummary.title],
      ["event-2@callboard", second.title],
    ]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Callboard: auditions & events");
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
    expect(queryOf("/event/list")).toMatchObject({
      kind: "event",
      is_event: "upcoming",
      sortBy: "start_date",
      sortOrder: "ASC",
      limit: "100",
    });
  });

  it("follows the filters of the list", async () => {
    const { get, queryOf } = await createSite();
    await get("/events.ics?city=New%20Delhi&search=mime&category_id=4").expect(200);
    expect(queryOf("/event/list")).toMatchObject({
      present_city: "New Delhi",
      search: "mime",
      category_id: "4",
    });
  });

  it("follows the further filters by the names of the page's address", async () => {
    const { get, queryOf } = await createSite();
    const filters =
      "category=4&profession=Actor&gender=Female&age=18-25&pay=paid&closes=7&tape=yes&fair=true";
    await get(`/events.ics?${filters}`).expect(200);
    expect(queryOf("/event/list")).toMatchObject({
      ...{ category_id: "4", profession: "Actor", gender: "Female", age: "18-25", pay: "paid" },
      ...{ closes_within: "7", self_tape: "yes", is_fair: "true" },
    });
  });

  it("is a calendar where nothing is coming", async () => {
    const { get } = await createSite(() => reply({ events: [], pagination }));
    const { text } = await get("/events.ics").expect(200);
    expect(read(text).getAllSubcomponents("vevent")).toEqual([]);
  });
});

describe("the feed of calls", () => {
  it("has the newest twenty that have not begun, each with its address and the day it was posted", async () => {
    const { channelOf, queryOf } = await createSite();
    const channel = await channelOf("/events.xml?city=Pune&profession=Actor");
    expect(channel.link).toBe("http://callboard.in/events?city=Pune&profession=Actor");
    expect(channel["atom:link"]["@href"]).toBe("http://callboard.in/events.xml?city=Pune&profession=Actor");
    expect(channel.item[0]).toMatchObject({
      title: eventSummary.title,
      link: "http://callboard.in/event/1",
      guid: "http://callboard.in/event/1",
      category: eventSummary.category_name,
    });
    const newest = { sortBy: "created_at", sortOrder: "DESC", limit: "20", is_event: "upcoming" };
    expect(queryOf("/event/list")).toMatchObject({
      ...{ ...newest, kind: "event", present_city: "Pune", profession: "Actor" },
    });
  });

  it("stays XML, whatever its address and its calls say", async () => {
    const title = "]]> </title><item> & 'x'";
    const { channelOf } = await createSite(() =>
      reply({ events: [{ ...eventSummary, title, description: `a\u0000b${title}` }], pagination }),
    );
    const channel = await channelOf("/events.xml?search=%3C%2Flink%3E%26%22");
    expect(channel.link).toBe("http://callboard.in/events?search=%3C%2Flink%3E%26%22");
    expect(channel.item[0].title).toBe(title);
  });
});
