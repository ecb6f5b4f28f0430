// @vitest-environment jsdom
import type { ArticleEmbed } from "@callboard/contracts/article-embed";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { wireBlog } from "@callboard/contracts/wire/blog";
import { describe, expect, it } from "vitest";
import { articleHtml } from "./article-html.ts";
import { toBlog } from "./blog.ts";

type Parsed = { querySelectorAll: (selector: string) => ArrayLike<{ textContent: string }> };
const { DOMParser } = globalThis as unknown as {
  DOMParser: new () => { parseFromString: (html: string, type: string) => Parsed };
};

const call: ArticleEmbed = {
  ...{ id: 12, kind: "event", title: "Six <lanterns>", banner_photo: "/media/a-1440.webp", state: "open" },
  ...{ start_date: "2026-12-05", present_city: "Pune", category_name: "Theatre", price: 80 },
  ...{ raised_so_far: 0, supporters: 0 },
};
const campaign: ArticleEmbed = {
  ...{ ...call, id: 7, kind: "crowdfunding", state: null, title: "Roof" },
  ...{ price: 5_000, raised_so_far: 1_240.5, supporters: 38 },
};
const linkTo = ({ id, kind }: { id: number; kind: string }) => {
  const path = kind === "event" ? "event" : "Crowdfunding";
  return `<figure data-embed="${kind}:${id}"><a href="/${path}/${id}">As it was called</a></figure>`;
};
const shown = (content: string, embeds?: ArticleEmbed[]) =>
  articleHtml({ content, outline: [], embeds }).content;
const only = (embed: ArticleEmbed) => shown(linkTo(embed), [embed]);

describe("what an article embeds", () => {
  it("is a card of the call as it is now", () => {
    expect(shown(`<p>Before</p>${linkTo(call)}<p>After</p>`, [call])).toBe(
      '<p>Before</p><figure class="embed"><img src="/media/a-1440.webp" srcset="/media/a-480.webp 480w, /media/a-960.webp 960w, /media/a-1440.webp 1440w" sizes="(min-width: 640px) 240px, 94vw" alt="" width="960" height="540" loading="lazy" decoding="async"><div><p class="embed-kind embed-amber">Theatre</p><p class="embed-title"><a href="/event/12">Six &lt;lanterns&gt;</a></p><p class="embed-facts"><time datetime="2026-12-05">05 Dec 2026</time> · Pune</p></div></figure><p>After</p>',
    );
  });

  it("is a card of the campaign with what it has of what it needs", () => {
    const html = only(campaign);
    expect(html).toContain('<progress max="100" value="25" aria-label="Raised so far">');
    expect(html).toContain("<b>€1,240.50</b> raised of €5,000 · 38 supporters");
    expect(html).toContain('<a href="/Crowdfunding/7">Roof</a>');
    expect(only({ ...campaign, raised_so_far: 6_000, supporters: 1 })).toMatch(
      /value="100".* · 1 supporter</,
    );
    expect(only({ ...campaign, raised_so_far: 0, supporters: 0 })).toMatch(
      /value="0".*€0<\/b> raised of €5,000</,
    );
    expect(only({ ...campaign, raised_so_far: null })).toContain("05 Dec 2026");
  });

  it.each([
    ["closed", "Applications closed"],
    ["past", "This date has passed"],
  ] as const)("says that a call is %s", (state, words) => {
    expect(only({ ...call, state })).toContain(`05 Dec 2026</time> · Pune · ${words}</p>`);
  });

  it("has an empty stage for a picture where there is none, or none that may be shown", () => {
    for (const banner_photo of [null, "javascript:x()", "//a.example/a.png", "data:image/png;base64,x"])
      expect(only({ ...call, banner_photo })).toContain(
        '<figure class="embed"><span class="embed-art"></span>',
      );
  });

  it("says so where nobody sees it any more, and not how it was called", () => {
    const html = shown(linkTo(call) + linkTo(campaign), []);
    expect(html).toContain("This call is not available now.");
    expect(html).toContain("This campaign is not available now.");
    expect(html).not.toMatch(/As it was called|href/);
  });

  it("stays a link where the upstream does not tell, or tells something else by this name", () => {
    expect(shown(linkTo(call))).toBe(linkTo(call));
    const wire = { id: 1, slug: "a", title: "A", content: linkTo(call) };
    for (const embeds of [undefined, "<iframe>", [{ code: "<iframe>" }]])
      expect(toBlog(wireBlog.parse({ ...wire, embeds })).content).toBe(linkTo(call));
  });

  it("stays a link beyond the limit", () => {
    const html = shown(linkTo(call).repeat(staffLimits.articleEmbeds + 1), [call]);
    expect(html.split('class="embed"')).toHaveLength(staffLimits.articleEmbeds + 1);
    expect(html.endsWith(linkTo(call))).toBe(true);
  });

  it("lets no text of a call out of its place", () => {
    const hostile = '"><img src=x onerror=x()><script>x()</script>';
    const html = only({
      ...{ ...call, title: hostile, category_name: hostile, present_city: hostile },
      banner_photo: `https://a.example/"onerror="x()`,
    });
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(page.querySelectorAll("img, script, [onerror]")).toHaveLength(1);
    expect(page.querySelectorAll("[onerror], script")).toHaveLength(0);
    expect(page.querySelectorAll(".embed-title")[0]?.textContent).toBe(hostile);
  });
});
