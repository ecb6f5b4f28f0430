import { describe, expect, it } from "vitest";
import { readEntries, textFile, wxrExport, wxrItem } from "../../../test/import-sources.ts";
import { readWordpress } from "./wordpress-reader.ts";

const read = (content: string | Uint8Array, pieceBytes?: number) =>
  readEntries(readWordpress(textFile("wp.xml", content, pieceBytes)));
const only = async (fields: Record<string, string>, more?: string, others: string[] = []) => {
  const { posts, problems } = await read(wxrExport([wxrItem(fields, more), ...others]));
  expect(problems).toEqual([]);
  const [first] = posts;
  if (!first) throw new Error("There is no post");
  return first;
};
const content = (html: string) => ({ "content:encoded": `<![CDATA[${html}]]>` });
const attachment = wxrItem(
  {
    "wp:post_id": "9",
    "wp:post_type": "attachment",
    "wp:status": "inherit",
    "wp:attachment_url": "https://old.example/wp-content/uploads/2020/01/stage.jpg",
    "excerpt:encoded": "The stage",
  },
  "<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A stage</wp:meta_value></wp:postmeta>",
);

describe("a WordPress export", () => {
  it("gives a post with its labels, author, excerpt and featured image", async () => {
    const more = `<category domain="category" nicename="news"><![CDATA[News & more]]></category>
      <category domain="category" nicename="film">Film</category>
      <category domain="post_tag" nicename="new-delhi">New Delhi</category>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
      <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>Said</wp:meta_value></wp:postmeta>
      <wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value>%%title%%</wp:meta_value></wp:postmeta>
      <wp:comment><wp:comment_content>x</wp:comment_content></wp:comment>`;
    const fields = {
      title: "Tom &amp; Ada",
      "excerpt:encoded": "<![CDATA[In <b>short</b>]]>",
      "wp:is_sticky": "1",
    };
    const post = await only(fields, more, [attachment]);
    expect(post).toMatchObject({
      ...{ key: "wordpress:1", title: "Tom & Ada", slug: "a-post", excerpt: "In short", author: "Asha Rao" },
      ...{ html: "<p>Hello</p>", category: "News & more", state: "published", is_featured: true },
      tags: [
        { name: "New Delhi", slug: "new-delhi" },
        { name: "Film", slug: "film" },
      ],
      ...{ published_at: "2024-01-02T10:00:00.000Z", meta_title: null, meta_description: "Said" },
      losses: ["1 comment", "further categories (they become tags)"],
    });
    expect(post.featured_image?.files).toContain("wp-content/uploads/2020/01/stage.jpg");
  });

  it("makes paragraphs of what the classic editor stored, and keeps preformatted text", async () => {
    const stored =
      "One\ntwo\n\n<h2>Three</h2>\nFour\n\n<ul>\n<li>a b</li>\n</ul>\n<div>x\n\ny</div>\n<pre>a\n\nb</pre>\nend";
    const { html } = await only(content(stored));
    expect(html.replace(/>\n+/g, ">")).toBe(
      "<p>One<br />two</p><h2>Three</h2><p>Four</p><ul><li>a b</li></ul><p>x</p><p>y</p><pre>a\n\nb</pre><p>end</p>",
    );
  });

  it("takes the comments of blocks away, and nothing of what they hold", async () => {
    const block =
      '<!-- wp:paragraph {"dropCap":true} -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":9} -->\n<figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/a-300x200.jpg" alt="A"/><figcaption>Cap</figcaption></figure>\n<!-- /wp:image -->';
    const { html, images } = await only(content(block));
    expect(html.replace(/\s*\n\s*/g, "")).toBe(
      '<p>One</p><figure><img src="https://old.example/wp-content/uploads/a-300x200.jpg" alt="A" /><figcaption>Cap</figcaption></figure>',
    );
    expect(images[0]?.files.slice(0, 2)).toEqual(["wp-content/uploads/a.jpg", "uploads/a.jpg"]);
  });

  it("makes figures of captions and galleries, links of embeds, and names other shortcodes", async () => {
    const html = `[caption id="x" width="3"]<a href="https://a.example"><img src="https://a.example/a.jpg" alt="A"></a> The <em>words</em>[/caption]

[gallery ids="9,10"]

[embed]https://youtu.be/1[/embed]

He wrote [sic] and [1]. [contact-form-7 id="1"] [box]inside[/box] [[gallery]]`;
    const post = await only(content(html), "", [attachment]);
    expect(post.html).toContain('alt="A" /></a><figcaption>The <em>words</em></figcaption></figure>');
    expect(post.html).toContain(
      '<img src="https://old.example/wp-content/uploads/2020/01/stage.jpg" alt="A stage" /><figcaption>The stage</figcaption>',
    );
    expect(post.html).toContain('<a href="https://youtu.be/1" rel="noopener">https://youtu.be/1</a>');
    expect(post.html).toMatch(/He wrote \[sic\] and \[1\]\.\s+inside \[gallery\]/);
    expect(post.losses).toEqual([
      "a gallery (its images stand one below the other)",
      "an embed (its link stays)",
      "the shortcode [contact-form-7]",
      "the shortcode [box]",
    ]);
  });

  it.each([
    [{ "wp:status": "draft" }, "draft"],
    [{ "wp:status": "future" }, "scheduled"],
    [{ "wp:status": "pending" }, "draft"],
    [{ "wp:status": "private" }, "draft"],
    [{ "wp:post_password": "x" }, "draft"],
  ])("makes of a post with %j one that is %s", async (fields, state) => {
    expect(await only(fields as Record<string, string>)).toMatchObject({ state });
  });

  it("leaves out pages, attachments and menus, and says why", async () => {
    const types = ["page", "attachment", "nav_menu_item", "product"].map((type) =>
      wxrItem({ "wp:post_type": type }),
    );
    const { skipped } = await read(wxrExport([...types, wxrItem({ "wp:status": "trash" })]));
    expect(skipped.map((line) => line.replace(/^\S+ /, ""))).toEqual([
      "A page: only posts are imported",
      "An attachment: taken along where a post shows it",
      "An entry of a menu",
      "Of the type product",
      "In the trash, or a version of another post",
    ]);
  });

  it("names the line of a broken post, and reads those before and after it", async () => {
    const broken = wxrItem({ "wp:post_id": "2", "content:encoded": "<b>never closed" });
    const unclosed = wxrItem({ "wp:post_id": "3" }).replace("</item>", "");
    const { posts, problems } = await read(
      wxrExport([wxrItem(), broken, unclosed, wxrItem({ "wp:post_id": "4" })]),
    );
    expect(posts.map(({ key }) => key)).toEqual(["wordpress:1", "wordpress:4"]);
    expect(problems).toEqual([
      expect.stringMatching(/^wp\.xml:20:3 Its XML is broken at line 28, column \d+: /),
      expect.stringMatching(/^wp\.xml:32:3 Its XML is broken: the next item begins at line 44/),
    ]);
  });

  it("reads past control characters and entities of HTML, and says so", async () => {
    const post = await only({ title: "A&nbsp;b\u0008c", "content:encoded": "x" });
    expect(post.title).toBe("A&nbsp;bc");
    expect(post.losses).toEqual(["an entity that XML does not know", "control characters"]);
  });

  it("reads the same wherever the pieces of the file end", async () => {
    const text = wxrExport([wxrItem({ title: "Ä 😀 <![CDATA[x ]] > y]]>" }), attachment]);
    const whole = await read(text);
    for (const pieceBytes of [1, 2, 3, 7, 64]) expect(await read(text, pieceBytes)).toEqual(whole);
  });

  const billion = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each([
    ["declares entities", wxrExport([]).replace("<rss", `${billion}<rss`), "declares a document type"],
    [
      "names files",
      wxrExport([]).replace("<rss", '<!DOCTYPE x SYSTEM "file:///etc/passwd"><rss'),
      "declares a document type",
    ],
    [
      "is cut off",
      wxrExport([wxrItem(), wxrItem()]).slice(0, -300),
      "ends in the middle, as if it were cut off, at line",
    ],
    [
      "is a feed",
      "<rss><channel><item><title>x</title></item></channel></rss>",
      "is no WordPress export: it names no wp:wxr_version",
    ],
    [
      "is a page",
      "<html><body></body></html>",
      "is no WordPress export: it begins with another element than rss",
    ],
    ["is empty", "", "is no WordPress export: it holds no XML element"],
    ["is no XML", "hello", "is no valid XML"],
    ["is nested too deep", `<rss>${"<a>".repeat(200)}`, "is nested more than 100 deep"],
    ["is not UTF-8", new Uint8Array([60, 114, 255, 254]), "is not UTF-8 text, at line 1"],
  ])("ends in one clear message when it %s", async (_name, text, message) => {
    await expect(read(text)).rejects.toThrow(`wp.xml: ${message}`);
  });

  it("names a text that is far too long, and reads the next", async () => {
    const { posts, problems } = await read(
      wxrExport([wxrItem(content("x".repeat(50_000_000))), wxrItem()]),
      1_000_000,
    );
    expect(posts).toHaveLength(1);
    expect(problems).toEqual([
      "wp.xml:8:3 Its text has 50,000,000 characters, 1,000,000 at most can be imported",
    ]);
  });
});
