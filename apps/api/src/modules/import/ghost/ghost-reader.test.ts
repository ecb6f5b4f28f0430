import { describe, expect, it } from "vitest";
import { ghostExport, readEntries, textFile } from "../../../test/import-sources.ts";
import { readGhost } from "./ghost-reader.ts";

const read = (content: string | Uint8Array, pieceBytes?: number) =>
  readEntries(readGhost(textFile("ghost.json", content, pieceBytes)));
const only = async (post: object, tables?: Record<string, object[]>) => {
  const { posts, problems } = await read(ghostExport([post], tables));
  expect(problems).toEqual([]);
  const [first] = posts;
  if (!first) throw new Error("There is no post");
  return first;
};

describe("a Ghost export", () => {
  it("gives a post with its tags, author and meta texts, wherever their tables stand", async () => {
    const post = await only(
      {
        id: "a1",
        title: "Opening night",
        slug: "opening-night",
        featured: 1,
        custom_excerpt: "In short",
        feature_image: "__GHOST_URL__/content/images/size/w600/2024/01/a.jpg",
      },
      {
        posts_authors: [{ post_id: "a1", author_id: "u1", sort_order: 0 }],
        posts_meta: [{ post_id: "a1", meta_title: "Meta", meta_description: "Said" }],
        posts_tags: [
          { post_id: "a1", tag_id: "t2", sort_order: 1 },
          { post_id: "a1", tag_id: "t1", sort_order: 0 },
          { post_id: "a1", tag_id: "t3", sort_order: 2 },
        ],
        tags: [
          { id: "t1", name: "News", slug: "news", visibility: "public" },
          { id: "t2", name: "Delhi", slug: "delhi" },
          { id: "t3", name: "#hidden", slug: "hash-hidden", visibility: "internal" },
        ],
        users: [{ id: "u1", name: "Asha Rao" }],
      },
    );
    expect(post).toEqual({
      ...{ key: "ghost:a1", title: "Opening night", slug: "opening-night", excerpt: "In short" },
      ...{ html: "<p>Text</p>", author: "Asha Rao", category: "News", state: "published" },
      tags: [
        { name: "News", slug: "news" },
        { name: "Delhi", slug: "delhi" },
      ],
      ...{ created_at: "2024-01-01T10:00:00.000Z", published_at: "2024-01-02T10:00:00.000Z" },
      featured_image: {
        src: "/content/images/size/w600/2024/01/a.jpg",
        files: [
          "content/images/2024/01/a.jpg",
          "images/2024/01/a.jpg",
          "content/images/size/w600/2024/01/a.jpg",
          "images/size/w600/2024/01/a.jpg",
        ],
      },
      ...{ images: [], meta_title: "Meta", meta_description: "Said", is_featured: true, domain_names: null },
      losses: ["an internal tag"],
    });
  });

  it("makes addresses of its own site relative, and keeps images for their place here", async () => {
    const html =
      '<p><a href="__GHOST_URL__/other/">x</a></p><img src="__GHOST_URL__/content/images/b%20c.png" alt="Stage" srcset="x 1w">';
    const post = await only({ html });
    expect(post.html).toBe(
      '<p><a href="/other/">x</a></p><img src="/content/images/b%20c.png" alt="Stage" />',
    );
    expect(post.images[0]?.files).toEqual(["content/images/b c.png", "images/b c.png"]);
  });

  it("names what cannot be kept, and keeps what can", async () => {
    const html = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A title</div></div><img src="https://a.example/icon.png"></a></figure>
      <figure class="kg-card kg-gallery-card"><div><img src="/content/images/1.jpg"><img src="/content/images/2.jpg"></div></figure>
      <!--kg-card-begin: html--><script>alert(1)</script><!--kg-card-end: html-->
      <iframe src="https://www.youtube.com/embed/1"></iframe><iframe src="https://www.youtube.com/embed/2"></iframe>`;
    const { losses, html: kept } = await only({ html, codeinjection_head: "<style>" });
    expect(losses).toEqual([
      "injected code",
      "an HTML card (what articles may hold of it stays)",
      "a bookmark card (its link stays)",
      "a gallery card (its images stand one below the other)",
      "a script",
      "an embed of www.youtube.com, 2 times",
    ]);
    expect(kept).toContain('<p><a href="https://a.example/x" rel="noopener">A title</a></p>');
    expect(kept).toContain(
      '<figure><img src="/content/images/1.jpg" /><img src="/content/images/2.jpg" /></figure>',
    );
    expect(kept).not.toContain("alert");
  });

  it.each([
    ["draft", "public", "<p>x</p>", "draft"],
    ["scheduled", "public", "<p>x</p>", "scheduled"],
    ["published", "paid", "<p>x</p>", "draft"],
    ["published", "members", "<p>x</p>", "draft"],
    ["published", "public", "<p>x</p><!--members-only--><p>y</p>", "draft"],
    ["sent", "public", "<p>x</p>", "draft"],
    ["constructor", "public", "<p>x</p>", "draft"],
  ])("makes of a post that is %s for %s (%s) one that is %s", async (status, visibility, html, state) => {
    expect(await only({ status, visibility, html })).toMatchObject({ state });
  });

  it("leaves pages out, and says where", async () => {
    const { posts, skipped } = await read(ghostExport([{ type: "page" }, {}]));
    expect(posts).toHaveLength(1);
    expect(skipped).toEqual(["ghost.json:10 A page: only posts are imported"]);
  });

  it("names line and column of a broken post, and reads those before and after it", async () => {
    const text = ghostExport([{}, { title: "Broken" }, {}]).replace('"Broken"', "Broken");
    const { posts, problems } = await read(text);
    expect(posts).toHaveLength(2);
    expect(problems).toEqual([expect.stringMatching(/^ghost\.json:24:6 It is no valid JSON: /)]);
    const shape = await read(ghostExport([{ status: 5 }, { lexical: '{"text":"words"}', html: null }, {}]));
    expect(shape.problems.map((problem) => problem.replace(/^\S+ /, ""))).toEqual([
      "Its field status is not what Ghost writes there",
      "It has no HTML: export it again from Ghost 5 or newer",
    ]);
  });

  it("reads the same wherever the pieces of the file end", async () => {
    const text = ghostExport([{ title: 'Quoted \\" and \\\\ "x" {[' }, { title: "Ä 😀" }], {
      tags: [{ id: 1, name: 'a"]}' }],
    });
    const whole = await read(text);
    for (const pieceBytes of [1, 2, 3, 7, 64]) expect(await read(text, pieceBytes)).toEqual(whole);
    expect(whole.posts.map(({ title }) => title)).toEqual(['Quoted \\" and \\\\ "x" {[', "Ä 😀"]);
  });

  it.each([
    ["is empty", "", "is empty"],
    [
      "is cut off",
      ghostExport([{}, {}]).slice(0, -200),
      "ends in the middle, as if it were cut off, at line",
    ],
    ["is other JSON", '{"data":{"people":[{}]}}', "holds no posts of a Ghost export"],
    ["is no JSON", "hello", "holds no posts of a Ghost export"],
    ["has brackets that do not match", '{"data":{"posts":[{]}}', "has a ] too many at line 1, column 20"],
    ["is nested too deep", "[".repeat(2_000), "is nested more than 1000 deep"],
    ["is not UTF-8", new Uint8Array([123, 34, 255, 254]), "is not UTF-8 text, at line 1"],
  ])("ends in one clear message when it %s", async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(`ghost.json: ${message}`);
  });

  it("does not hold a post beyond 8 MB, and says so", async () => {
    const { posts, problems } = await read(ghostExport([{ html: "x".repeat(50_000_000) }, {}]), 1_000_000);
    expect(posts).toHaveLength(1);
    expect(problems).toEqual(["ghost.json:10:6 It is larger than 8 MB"]);
  });
});
