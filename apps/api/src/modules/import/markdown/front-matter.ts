import { parseDocument } from "yaml";
import { z } from "zod";
import { PostError } from "../import-error.ts";

const headMax = 100_000;
const opening = /^---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const list = z.union([text.transform((value) => value.split(",").map((part) => part.trim())), z.array(text)]);
const named = z.union([text, z.object({ name: text }).transform(({ name }) => name)]);
const image = z.union([
  text,
  z.object({ src: text }).transform(({ src }) => src),
  z.object({ url: text }).transform(({ url }) => url),
]);
const truth = z.union([z.boolean(), z.stringbool()]);

/** The fields that are read, by all their names in the generators that people come from. */
const fields = z
  .object({
    title: text,
    slug: text,
    date: text,
    published_at: text,
    pubDate: text,
    created_at: text,
    created: text,
    excerpt: text,
    description: text,
    summary: text,
    author: z.union([named, z.array(named).transform(([first]) => first ?? "")]),
    authors: z.union([named, z.array(named).transform(([first]) => first ?? "")]),
    category: text,
    categories: list,
    tags: list,
    image,
    featured_image: image,
    cover: image,
    featured: truth,
    draft: truth,
    published: truth,
    meta_title: text,
    meta_description: text,
    domains: list,
  })
  .partial();
export type FrontMatter = z.infer<typeof fields>;

/** The head of a file between its lines of dashes, and the text below; null for a file without one. Throws PostError with the line. */
export function readFrontMatter(file: string): { head: FrontMatter; body: string; lines: number } | null {
  const start = opening.exec(file)?.[0].length;
  if (start === undefined) return null;
  const rest = file.slice(start, start + headMax);
  const end = closing.exec(rest);
  if (!end) throw new PostError("Its front matter, which begins at line 1, has no end");
  const head = parseHead(rest.slice(0, end.index));
  const bodyStart = start + end.index + end[0].length + 1;
  return { head, body: file.slice(bodyStart), lines: file.slice(0, bodyStart).split("\n").length };
}

/** Plain values alone: no tags that make objects, no aliases that grow, no merge keys. */
function parseHead(yaml: string): FrontMatter {
  const value = parse(yaml);
  if (value === null || value === undefined) return {};
  if (typeof value !== "object" || Array.isArray(value))
    throw new PostError("Its front matter is no list of fields");
  // An empty excerpt is one: it is not made of the text.
  const isGiven = ([name, field]: [string, unknown]) =>
    field !== null && (field !== "" || name === "excerpt");
  const given = Object.fromEntries(Object.entries(value).filter(isGiven));
  const head = fields.safeParse(given);
  if (head.success) return head.data;
  const [name] = head.error.issues[0]?.path ?? [];
  const line = yaml.split("\n").findIndex((written) => written.startsWith(`${String(name)}:`)) + 2;
  throw new PostError(`Its field ${String(name)}, at line ${line}, is not what belongs there`);
}

function parse(yaml: string): unknown {
  try {
    const document = parseDocument(yaml, { schema: "core", version: "1.2", merge: false, logLevel: "error" });
    const [error] = document.errors;
    if (error) {
      const [at] = error.linePos ?? [];
      const place = at ? ` at line ${at.line + 1}, column ${at.col}` : "";
      throw new PostError(
        `Its front matter is broken${place}: ${error.message.split("\n")[0]?.replace(/ at line .*$/, "")}`,
      );
    }
    return document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    if (error instanceof PostError) throw error;
    // An alias, or lists in lists beyond what the reader's stack holds.
    throw new PostError("Its front matter is not of the plain kind: aliases and deep nesting are not read");
  }
}
