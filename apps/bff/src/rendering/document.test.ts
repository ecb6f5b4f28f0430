import { beforeEach, describe, expect, it } from "vitest";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { renderDocument } from "./document.ts";
import type { WebBuild } from "./web-build.ts";

const origin = "https://callboard.in";
const hostile = `</title><script>alert(1)</script>"'&<!--`;
const escaped = "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;!--";
const head = { title: "Title", description: "Description" };
const page = { head, html: "<p>Hi</p>", state: "{}", now: "2026-03-01T12:00:00.000Z" };

let build: WebBuild;
beforeEach(async () => {
  build = await createFakeBuild(() => ({}));
});

describe("renderDocument", () => {
  it("escapes whatever the head says", () => {
    const all = { title: hostile, description: hostile, canonical: hostile, robots: hostile };
    const html = renderDocument({ ...page, head: all }, build, origin);
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it("keeps the state inside its element, and its meaning", () => {
    const data = { text: `</script><script>alert(1)</script><!--\u2028\u2029 <b>` };
    const html = renderDocument({ ...page, state: JSON.stringify(data) }, build, origin);
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(state).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(state)).toEqual(data);
  });

  it("inserts a page that contains replacement patterns as it is", () => {
    const html = renderDocument({ ...page, html: "<p>$& $1 $`</p>" }, build, origin);
    expect(html).toContain('<div id="root"><p>$& $1 $`</p></div>');
  });

  it("names the page for search engines and shared links", () => {
    const image = { href: "/media/a-1440.webp", alt: "A stage" };
    const seen = { canonical: `${origin}/blog/a`, image };
    const html = renderDocument({ ...page, head: { ...head, ...seen } }, build, origin);
    for (const line of [
      '<html lang="en" ',
      `<link rel="canonical" href="${origin}/blog/a">`,
      '<meta property="og:title" content="Title">',
      `<meta property="og:url" content="${origin}/blog/a">`,
      `<meta property="og:image" content="${origin}/media/a-1440.webp">`,
    ]) {
      expect(html).toContain(line);
    }
  });

  it("tells the time that it was rendered for", () => {
    const html = renderDocument(page, build, origin);
    expect(html).toContain('<html lang="en" data-now="2026-03-01T12:00:00.000Z">');
  });

  it("loads fonts and styles, and leaves the scripts to its own one", () => {
    const html = renderDocument(page, build, origin);
    const loaded = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address);
    expect(loaded).toEqual([
      "/assets/anek-latin-latin-750-normal-basic-cc.woff2",
      "/assets/hanken-grotesk-latin-wght-normal-basic-dd.woff2",
      "/assets/entry-bb.css",
      "/favicon.svg",
      "/site.webmanifest",
    ]);
    const scripts = "/assets/entry-client-aa.js /assets/shared-gg.js";
    expect(html).toContain(`<script data-scripts="${scripts}">${build.documentScript}</script>`);
    expect(html.match(/<script(?! type="application)/g)).toHaveLength(1);
  });

  it("names the scripts of the page beside the app's", () => {
    const html = renderDocument({ ...page, module: "src/app/pages/blog.tsx" }, build, origin);
    const scripts = "/assets/entry-client-aa.js /assets/shared-gg.js /assets/blog-ee.js";
    expect(html).toContain(`<script data-scripts="${scripts}">`);
    const unknown = renderDocument({ ...page, module: "src/app/pages/none.tsx" }, build, origin);
    expect(unknown).toContain('data-scripts="/assets/entry-client-aa.js /assets/shared-gg.js">');
  });
});
