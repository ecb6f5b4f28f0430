import type { ArticleEmbed } from "@callboard/contracts/article-embed";
import { describe, expect, it } from "vitest";
import { createCachingApp } from "../test/caching-app.ts";
import type { Seen } from "../test/fake-upstream.ts";
import { blogOf, envelopeOf } from "../test/fixtures.ts";
import { callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { procedureUrl } from "../test/test-app.ts";

const shown: ArticleEmbed = {
  ...{ id: 12, kind: "event", title: "A call", banner_photo: null, state: "open" },
  ...{ start_date: "2026-12-05", present_city: "Pune", category_name: "Theatre", price: 80 },
  ...{ raised_so_far: 0, supporters: 0 },
};

describe("an article", () => {
  const path = procedureUrl("blog.bySlug", { slug: "article-1" });
  const isHit = async (test: Awaited<ReturnType<typeof createCachingApp>>) =>
    (await test.ask.get(path).expect(200)).headers["cache-status"] === "callboard; hit";
  const reading = (content: string, embeds?: object[]) => (seen: Seen) =>
    seen.path.startsWith("/blog/view-by-slug")
      ? { statusCode: 200, data: JSON.stringify(envelopeOf({ blog: { ...blogOf(1), content, embeds } })) }
      : undefined;
  const embed = '<figure data-embed="event:12"><a href="/event/12">A call</a></figure>';

  it.each([
    ["embeds a call that is shown", embed, [shown]],
    ["embeds a call that is not shown", embed, []],
  ])(
    "that %s is read again after a change of an event, from wherever it comes",
    async (_name, content, embeds) => {
      const test = await createCachingApp(reading(content, embeds));
      expect([await isHit(test), await isHit(test)]).toEqual([false, true]);
      await callProcedure(test, "contribution.create", undefined, await halvesOf());
      expect([await isHit(test), await isHit(test)]).toEqual([false, true]);
      test.upstreamCache.expire(["event"]);
      expect([await isHit(test), await isHit(test)]).toEqual([false, true]);
      test.upstreamCache.expire(["article"]);
      expect(await isHit(test)).toBe(false);
    },
  );

  it.each([
    ["embeds nothing", "<p>Words</p>", undefined],
    ["comes from an upstream that tells nothing of it", embed, undefined],
  ])("that %s stays after a change of an event", async (_name, content, embeds) => {
    const test = await createCachingApp(reading(content, embeds));
    expect([await isHit(test), await isHit(test)]).toEqual([false, true]);
    test.upstreamCache.expire(["event"]);
    expect(await isHit(test)).toBe(true);
  });
});
