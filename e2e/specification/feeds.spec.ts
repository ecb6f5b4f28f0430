import type { APIRequestContext } from "@playwright/test";
import { expect } from "../journey.ts";
import { test } from "./journey.ts";

async function textAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = ""]) => part);

test("feeds and calendars hold what the lists do", async ({ request }) => {
  expect(found(await textAt(request, "/feed.xml"), /<item>[\s\S]*?<link>([^<]*)/g)).toHaveLength(20);
  expect(found(await textAt(request, "/feed.xml?tag=on-set"), /(<item>)/g).length).toBeGreaterThan(0);
  expect(found(await textAt(request, "/events.ics"), /(BEGIN:VEVENT)/g).length).toBeGreaterThan(5);
  expect(found(await textAt(request, "/event/30/calendar.ics"), /(SUMMARY:Prints)/g)).toHaveLength(1);
});

test("the sitemap lists articles, tags, events and campaigns, and no profiles", async ({ request }) => {
  const parts = found(await textAt(request, "/sitemap.xml"), /<loc>([^<]*)<\/loc>/g);
  expect(parts.filter((part) => /profile/.test(part))).toEqual([]);
  const pages = await Promise.all(parts.map((part) => textAt(request, new URL(part).pathname)));
  const paths = found(pages.join(), /<loc>([^<]*)<\/loc>/g).map((url) => new URL(url).pathname);
  expect(paths).not.toContain("/how-we-check");
  for (const start of ["/blog/a-", "/blog/tag/", "/event/"]) {
    expect(
      paths.some((path) => path.startsWith(start)),
      start,
    ).toBe(true);
  }
});

test("pages say what they are about, and have a picture for shared links", async ({ request, baseURL }) => {
  for (const [path, type] of [
    ["/blog/a-short-film-in-a-long-corridor", "BlogPosting"],
    ["/event/30", "Event"],
  ] as const) {
    const html = await textAt(request, path);
    expect(html, path).toContain(`"@type":"${type}"`);
    const [picture = ""] = found(html, /property="og:image" content="([^"]*)"/g);
    const answer = await request.get(picture.replace(/^https?:\/\/[^/]*/, baseURL ?? ""));
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});
