import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf, summaryOf } from "../../test/fixtures.ts";
import { eventSummary } from "../../test/fixtures-event.ts";
import { createTestApp } from "../../test/test-app.ts";

const key = "a".repeat(43);
const answerOf = (data: object) => ({ statusCode: 200, data: JSON.stringify(envelopeOf(data)) });
const feed = (fields = {}) => answerOf({ kind: "call", name: "Leads", events: [eventSummary], ...fields });

async function createSite(change: Parameters<typeof fakeUpstream>[1] = () => feed()) {
  const test = await createTestApp();
  const seen = fakeUpstream(test, ({ path, ...rest }) =>
    path.startsWith("/saved-search/feed") ? change?.({ path, ...rest }) : undefined,
  );
  const get = (path: string) => test.ask.get(path).set("host", "callboard.in");
  return { get, asked: () => seen.filter(({ path }) => path === "/saved-search/feed") };
}

describe("the feeds of a saved search", () => {
  it("have its calls as RSS, for whoever has the address alone", async () => {
    const { get, asked } = await createSite(() => feed({ name: "<Leads> & more" }));
    const { text, headers } = await get(`/searches.xml?key=${key}`).expect(200);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain("&lt;Leads&gt; &amp; more | Callboard");
    expect(text).toContain("http://callboard.in/event/1");
    expect(headers).toMatchObject({
      ...{ "cache-control": "private, no-store", "x-robots-tag": "noindex" },
      ...{ "referrer-policy": "no-referrer", "content-type": "application/rss+xml; charset=utf-8" },
    });
    expect(asked().map(({ body }) => body)).toEqual([JSON.stringify({ key })]);
  });

  it("have them as a calendar", async () => {
    const { get } = await createSite();
    const { text, headers } = await get(`/searches.ics?key=${key}`).expect(200);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Callboard: Leads");
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it("have its articles or profiles as RSS, and no calendar", async () => {
    const profile = {
      ...{ id: 7, slug: "meera-joshi", kind: "artist", name: "Meera & Joshi", profession: "Actor" },
      ...{ present_city: "Pune", photo: null },
    };
    const found = [
      { kind: "article", name: "Voice", articles: [summaryOf(3)] },
      { kind: "profile", name: "Actors", profiles: [profile] },
    ];
    const texts: string[] = [];
    for (const data of found) {
      const { get } = await createSite(() => answerOf(data));
      texts.push((await get(`/searches.xml?key=${key}`).expect(200)).text);
      await get(`/searches.ics?key=${key}`).expect(404);
    }
    expect(texts.map((text) => XMLValidator.validate(text))).toEqual([true, true]);
    expect(texts[0]).toContain("http://callboard.in/blog/article-3");
    expect(texts[0]).toContain("The newest articles that a saved search finds.");
    expect(texts[1]).toContain("<title>Meera &amp; Joshi</title>");
    expect(texts[1]).toContain("http://callboard.in/profiles/artist/7");
    expect(texts[1]).toContain("Actor, Pune");
  });

  it.each(["", "?key=", "?key=short", `?key=${key}&key=${key}`, `?key=${"/".repeat(43)}`])(
    "are not there for %j, which the upstream is not asked about",
    async (query) => {
      const { get, asked } = await createSite();
      for (const path of ["/searches.xml", "/searches.ics"]) await get(`${path}${query}`).expect(404);
      expect(asked()).toEqual([]);
    },
  );

  it("are not there for an unknown key, in the same words", async () => {
    const { get } = await createSite(() => refusalOf(404, "There is none"));
    const unknown = await get(`/searches.xml?key=${key}`).expect(404);
    const wrong = await get("/searches.xml?key=short").expect(404);
    expect(unknown.headers["cache-control"]).toContain("no-store");
    const shown = ({ text }: { text: string }) => text.replace(/[\da-f-]{36}/g, "");
    expect(shown(unknown)).toBe(shown(wrong));
  });

  it("are looked at ten times a minute", async () => {
    const { get, asked } = await createSite();
    for (let left = 10; left > 0; left -= 1) await get(`/searches.xml?key=${key}`).expect(200);
    const { headers } = await get(`/searches.ics?key=${key}`).expect(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(asked()).toHaveLength(10);
    await get(`/searches.ics?key=${"b".repeat(43)}`).expect(200);
  });

  it("are guessed sixty times a minute from one address", async () => {
    const { get } = await createSite(() => refusalOf(404));
    const keyOf = (number: number) => String(number).padStart(43, "0");
    for (let number = 0; number < 60; number += 1)
      await get(`/searches.xml?key=${keyOf(number)}`).expect(404);
    await get(`/searches.xml?key=${keyOf(60)}`).expect(429);
  });
});
