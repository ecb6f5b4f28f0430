import { limits } from "@callboard/contracts/limits";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf, type Seen } from "../../test/fake-upstream.ts";
import { envelopeOf, pagination, summaryOf } from "../../test/fixtures.ts";
import { publicProfile } from "../../test/fixtures-account.ts";
import { eventSummary } from "../../test/fixtures-event.ts";
import { createTestApp } from "../../test/test-app.ts";

const parser = new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) });
const reply = (data: unknown) => ({ statusCode: 200, data: JSON.stringify(envelopeOf(data)) });

/** A upstream with that many articles, which gives them out page by page as the real one does. */
function articlesOf(count: number) {
  return ({ path }: Seen) => {
    if (!path.startsWith("/blog/view?")) return undefined;
    const query = new URL(path, "http://x").searchParams;
    const from = Number(query.get("cursor") ?? (Number(query.get("page")) - 1) * 100);
    const length = Math.max(0, Math.min(100, count - from));
    const blogs = Array.from({ length }, (_, index) => summaryOf(from + index + 1));
    const nextCursor = from + 100 < count ? String(from + 100) : null;
    return reply({ blogs, pagination: { ...pagination, hasNextPage: nextCursor !== null, nextCursor } });
  };
}

/** Every list of this upstream has one page. */
function pastTheEnd({ path }: Seen) {
  const isFirst = Number(new URL(path, "http://x").searchParams.get("page") ?? 1) === 1;
  const none = { blogs: [], tags: [], events: [], profiles: [], rows: [], pagination };
  return isFirst ? undefined : reply(none);
}

async function createSite(change?: Parameters<typeof fakeUpstream>[1], settings = {}) {
  const test = await createTestApp({ settings });
  const seen = fakeUpstream(test, (call) => change?.(call) ?? pastTheEnd(call));
  const get = (url: string, host = "callboard.in") => test.ask.get(url).set("host", host);
  const read = async (url: string, host?: string) => {
    const { text, headers } = await get(url, host).expect(200);
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    return parser.parse(text);
  };
  const partsOf = async (host?: string): Promise<string[]> => {
    const { sitemapindex } = await read("/sitemap.xml", host);
    return sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  };
  return { get, read, partsOf, seen };
}

describe("the sitemap", () => {
  it("leads from its index to every part, and from there to every page", async () => {
    const { partsOf, read } = await createSite(({ path }) => {
      if (path.startsWith("/category/view")) {
        const category = { name: "Film", photo: null, show_on_header: true };
        const rows = [
          { ...category, id: 2, blog_count: 3 },
          { ...category, id: 3, blog_count: 0 },
        ];
        return reply({ rows, pagination });
      }
      if (path.startsWith("/profile/list") && /[?&]page=1(?:&|$)/.test(path)) {
        const profiles = [{ ...publicProfile, id: 4, slug: "person-four" }, publicProfile];
        return reply({ profiles, pagination });
      }
      if (path.startsWith("/tag/view?page=1&limit=100")) {
        const tag = (slug: string, status: string) => ({ id: 1, tag_name: slug, tag_slug: slug, status });
        return reply({ tags: [tag("café & co", "active"), tag("old", "inactive")], pagination });
      }
      return undefined;
    });
    const parts = await partsOf();
    expect(parts).toEqual(
      ["pages", "articles", "tags", "authors", "events", "campaigns", "profiles"].map(
        (name) => `http://callboard.in/sitemaps/${name}-1.xml`,
      ),
    );
    const all = await Promise.all(parts.map((part) => read(new URL(part).pathname)));
    const urls = all.flatMap(({ urlset }) => urlset.url);
    const paths = urls.map(({ loc }) => loc.replace("http://callboard.in", ""));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [
      "/",
      "/events",
      "/blog?category_id=2",
      "/blog/article-2",
      "/blog/tag/caf%C3%A9%20%26%20co",
    ])
      expect(paths).toContain(path);
    for (const path of ["/event/1", "/Crowdfunding/1", "/profiles/artist/3", "/profiles/artist/person-four"])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /category_id=3|old|account|login|artist.4/.test(path))).toEqual([]);
    expect(urls).toContainEqual({
      loc: "http://callboard.in/blog/article-1",
      lastmod: "2026-03-01T09:00:00.000Z",
    });
  });

  it.each([
    [0, 0],
    [1, 1],
    [5_000, 1],
    [5_001, 2],
    [23_456, 5],
    [100_000, 20],
    [900_000, 20],
  ])("of %i articles has %i parts, and finds them with few calls", async (count, parts) => {
    const { partsOf, seen } = await createSite(articlesOf(count));
    const names = (await partsOf()).filter((part) => part.includes("articles"));
    expect(names).toHaveLength(parts);
    expect(seen.filter(({ path }) => path.startsWith("/blog/view?")).length).toBeLessThanOrEqual(9);
  });

  it("never asks more than fifty times for a part, which has all its addresses once", async () => {
    const { read, seen } = await createSite(articlesOf(11_234));
    const slugs = new Set<string>();
    for (const [part, length] of [
      [1, 5_000],
      [2, 5_000],
      [3, 1_234],
    ]) {
      seen.length = 0;
      const { urlset } = await read(`/sitemaps/articles-${part}.xml`);
      expect(urlset.url).toHaveLength(length as number);
      for (const { loc } of urlset.url) slugs.add(loc);
      expect(seen.length).toBeLessThanOrEqual(50);
    }
    expect(slugs.size).toBe(11_234);
  });

  it("is read once for all who ask, on each domain apart, under the address that each used", async () => {
    const { read, partsOf, seen } = await createSite();
    await Promise.all([read("/sitemaps/articles-1.xml"), read("/sitemaps/articles-1.xml")]);
    expect(seen).toHaveLength(1);
    const { urlset } = await read("/sitemaps/articles-1.xml", "www.callboard.in");
    expect(urlset.url[0].loc).toBe("http://www.callboard.in/blog/article-1");
    expect(seen).toHaveLength(1);
    await read("/sitemaps/articles-1.xml", "callboard.co.uk");
    expect(seen.map(({ headers }) => headers["x-domain-suffix"])).toEqual([".in", ".co.uk"]);
    expect((await partsOf("callboard.us"))[0]).toMatch(/^http:\/\/callboard\.us\//);
  });

  it("lists what is upcoming alone", async () => {
    const { read, seen } = await createSite(({ path }) =>
      path.includes("is_event=upcoming")
        ? reply({ events: [{ ...eventSummary, id: 4 }], pagination })
        : undefined,
    );
    expect((await read("/sitemaps/events-1.xml")).urlset.url[0].loc).toContain("/event/4");
    expect(seen[0]?.path).toContain("kind=event");
  });

  it.each([
    "articles-2",
    "articles-0",
    "articles-01",
    "articles-21",
    "accounts-1",
    "constructor-1",
    "articles",
  ])("has no part %s", async (name) => {
    const { get, seen } = await createSite(articlesOf(5_000));
    await get(`/sitemaps/${name}.xml`).expect(404);
    const pages = seen.map(({ path }) => Number(new URL(path, "http://x").searchParams.get("page")));
    expect(pages.filter((page) => page > limits.listPageMax)).toEqual([]);
  });

  it("says that the upstream is down, and does not remember it", async () => {
    let isDown = true;
    const { get } = await createSite(() => (isDown ? refusalOf(500) : undefined));
    await get("/sitemap.xml").expect(502);
    isDown = false;
    await get("/sitemap.xml").expect(200);
  });

  it("says when to come again where a client asks too much", async () => {
    const { get } = await createSite(articlesOf(5_000), { READS_PER_MINUTE: 3 });
    const { headers } = await get("/sitemaps/articles-1.xml").expect(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("robots.txt", () => {
  it("leads to the sitemap of the site, and keeps crawlers from what is private", async () => {
    const { get } = await createSite();
    const { text, headers } = await get("/robots.txt").expect(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain("\nSitemap: http://callboard.in/sitemap.xml\n");
    for (const path of ["/trpc/", "/account", "/admin", "/claim-artist-profile"])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/?\n/);
  });

  it("names the configured address where there is one", async () => {
    const { get } = await createSite(undefined, { PUBLIC_URL: "https://callboard.example/" });
    expect((await get("/robots.txt")).text).toContain("Sitemap: https://callboard.example/sitemap.xml");
  });
});
