import { describe, expect, it } from "vitest";
import { memoryFiles, readEntries } from "../../../test/import-sources.ts";
import { readMarkdown } from "./markdown-reader.ts";

const read = (contents: Record<string, string | Uint8Array>) =>
  readEntries(readMarkdown(memoryFiles(contents)));
const only = async (text: string, name = "posts/a-post.md") => {
  const { posts, problems } = await read({ [name]: text });
  expect(problems).toEqual([]);
  const [first] = posts;
  if (!first) throw new Error("There is no post");
  return first;
};

describe("a folder of Markdown", () => {
  it("gives a post with all that its front matter says", async () => {
    const post = await only(`---
title: "Opening: night"
slug: opening
date: 2024-01-02T10:00:00+05:30
excerpt: In short
author: { name: Asha Rao }
category: News
tags: [New Delhi, Film]
featured_image: images/a.jpg
featured: true
meta_title: Meta
meta_description: Said
domains: [callboard.in]
---
Hello **you**

![The stage](images/b%20c.png "Title")

| a | b |
|---|---|
| 1 | ~~2~~ |
`);
    expect(post).toMatchObject({
      ...{ key: "markdown:opening", title: "Opening: night", slug: "opening", excerpt: "In short" },
      ...{ author: "Asha Rao", category: "News", state: "published", is_featured: true },
      tags: [
        { name: "New Delhi", slug: "new-delhi" },
        { name: "Film", slug: "film" },
      ],
      ...{ published_at: "2024-01-02T04:30:00.000Z", meta_title: "Meta", meta_description: "Said" },
      featured_image: { src: "images/a.jpg", files: ["posts/images/a.jpg"] },
      images: [{ src: "images/b%20c.png", files: ["posts/images/b c.png"] }],
      ...{ domain_names: ["callboard.in"], losses: [] },
    });
    expect(post.html).toContain("<p>Hello <strong>you</strong></p>");
    expect(post.html).toContain('<img src="images/b%20c.png" alt="The stage" title="Title" />');
    expect(post.html).toMatch(/<td>1<\/td>\s*<td><del>2<\/del><\/td>/);
  });

  it("takes slug and date from the name of the file, the title from the first heading", async () => {
    expect(
      await only("---\ntags: one, two\n---\n# Hello there\n\nText", "2024-01-31-from-the-name.md"),
    ).toMatchObject({
      ...{ title: "Hello there", slug: "from-the-name", html: "<p>Text</p>" },
      ...{ published_at: "2024-01-31T00:00:00.000Z", tags: [{ slug: "one" }, { slug: "two" }] },
    });
    expect(await only("---\ntitle: x\n---\n", "my-post/index.md")).toMatchObject({ slug: "my-post" });
  });

  it.each(["draft: true", "published: false", "title: undated"])(
    "makes a draft of one that says %s",
    async (line) => {
      const date = line.startsWith("title") ? "" : "date: 2024-01-01\n";
      expect(await only(`---\n${date}${line}\n---\nx`)).toMatchObject({ state: "draft", published_at: null });
    },
  );

  it("reads files of Windows, and those with a byte order mark", async () => {
    expect(await only("\uFEFF---\r\ntitle: Hello\r\n---\r\nText\r\n")).toMatchObject({
      title: "Hello",
      html: "<p>Text</p>",
    });
  });

  it("names the file and the line of a broken one, and reads those beside it", async () => {
    const { posts, problems, skipped } = await read({
      "README.md": "# About",
      "a.md": "---\ntitle: A\n---\nx",
      "b.md": "---\ntitle: [a\nslug: b\n---\nx",
      "c.md": "---\ntitle: C\n",
      "d.md": "---\ntitle: D\ntags: { a: 1 }\n---\n",
      "e.md": new Uint8Array([45, 45, 45, 10, 255]),
      "f.md": "---\na: &x [1]\ntitle: *x\n---\n",
      "g.md": "---\n- a\n---\n",
      "z.md": "---\ntitle: Z\n---\nx",
    });
    expect(posts.map(({ title }) => title)).toEqual(["A", "Z"]);
    expect(skipped).toEqual(["README.md:1 It has no front matter"]);
    expect(problems).toEqual([
      expect.stringMatching(/^b\.md:1:1 Its front matter is broken at line 3, column 1: /),
      "c.md:1:1 Its front matter, which begins at line 1, has no end",
      "d.md:1:1 Its field tags, at line 3, is not what belongs there",
      "e.md:1:1 It is not UTF-8 text, at line 1 or soon after it",
      "f.md:1:1 Its front matter is not of the plain kind: aliases and deep nesting are not read",
      "g.md:1:1 Its front matter is no list of fields",
    ]);
  });

  it("looks for no image outside of the folder", async () => {
    const { images } = await only(
      "---\ntitle: x\n---\n![](../../../etc/passwd) ![](%2e%2e/%2e%2e/x.png) ![](/up.png) ![](https://a.example/x.png)",
    );
    expect(images.map(({ files }) => files)).toEqual([
      [],
      [],
      ["up.png", "static/up.png", "public/up.png", "assets/up.png"],
      [],
    ]);
  });

  it.each([
    ["quotes in quotes", ">".repeat(100_000)],
    ["lists in lists", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth * 2)}- a`).join("\n")],
    ["elements in elements", "<b>".repeat(5_000)],
    ["a long text", "word ".repeat(300_000)],
    ["front matter in front matter", "", `a: ${"[".repeat(50_000)}`],
    ["names that grow", "", "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]"],
    ["objects of a program", "", "a: !!js/function 'x'\ntitle: !!binary x"],
  ])(
    "is told in one sentence that %s cannot be read, or reads it",
    async (_name, body, head = "title: x") => {
      const { posts, problems } = await read({
        "a.md": `---\n${head}\n---\n${body}`,
        "b.md": "---\ntitle: B\n---\n",
      });
      expect(posts.at(-1)?.title).toBe("B");
      expect(problems.length + posts.length).toBe(2);
      for (const problem of problems) expect(problem.length).toBeLessThan(200);
    },
  );

  it("is refused without a Markdown file", async () => {
    await expect(read({ "a.txt": "x" })).rejects.toThrow("There are no files ending in .md");
  });
});
