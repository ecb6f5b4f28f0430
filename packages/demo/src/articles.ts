import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import { z } from "zod";
import { readFrontMatter } from "./front-matter.ts";

const frontMatter = z.object({
  title: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  short_content: z.string(),
  author: z.string(),
  is_featured: z.boolean(),
  days_ago: z.number(),
  meta_title: z.string(),
  meta_description: z.string(),
});

const comment = z.object({ author: z.string(), text: z.string(), days_after: z.number() });
const commentFile = z.array(comment.extend({ blog: z.string(), replies: z.array(comment).default([]) }));

export type DemoArticle = z.infer<typeof frontMatter> & { slug: string; html: string };
export type DemoComment = z.infer<typeof commentFile>[number];

const folderOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The articles, each a Markdown file named by its slug; the oldest first. */
export function readArticles(): DemoArticle[] {
  const folder = folderOf("articles");
  return filesOf(folder, ".md")
    .map((file) => readArticle(folder, file))
    .sort((a, b) => b.days_ago - a.days_ago || a.slug.localeCompare(b.slug));
}

function readArticle(folder: string, file: string): DemoArticle {
  const { head, body } = readFrontMatter(join(folder, file), frontMatter);
  return { ...head, slug: file.replace(/\.md$/, ""), html: marked.parse(body, { async: false }) };
}

/** The comments of all articles. */
export function readComments(): DemoComment[] {
  const folder = folderOf("comments");
  return filesOf(folder, ".json").flatMap((file) =>
    commentFile.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))),
  );
}

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort();
}
