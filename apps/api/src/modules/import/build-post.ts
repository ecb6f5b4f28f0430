import { textOf } from "@callboard/server-kit/article-html";
import { type ArticleLosses, articleLosses } from "./article-losses.ts";
import { cleanArticle, imageSources } from "./clean-article.ts";
import { PostError } from "./import-error.ts";
import {
  type ImportedImage,
  type ImportedPost,
  type ImportedState,
  type ImportedTag,
  importLimits,
} from "./imported-post.ts";
import { plainLine } from "./plain-line.ts";
import { articleSlug, tagSlug } from "./slug.ts";

/** A post as a source has it: nothing of it is checked yet. */
export type RawPost = {
  key: string;
  title: string;
  slug: string;
  /** Null where the source has none: then it is the beginning of the text. */
  excerpt: string | null;
  html: string;
  author: string;
  tags: { name: string; slug?: string | undefined }[];
  category: string;
  published_at: string | null;
  created_at: string | null;
  state: ImportedState;
  featured_image: string | null;
  meta_title: string;
  meta_description: string;
  is_featured: boolean;
  domain_names?: string[] | undefined;
  /** The files that may hold an image of this address, best first. */
  filesOf: (src: string) => string[];
};

/** Checks, cuts and sanitises a post. Throws PostError where it cannot be kept. */
export function buildPost(raw: RawPost, counted: ArticleLosses = articleLosses()): ImportedPost {
  const losses: string[] = [];
  const line = (text: string, name: string, most: number = importLimits.field) =>
    plainLine(text, { name, most }, losses);
  const html = cleanArticle(raw.html, counted);
  const title = line(raw.title, "The title", importLimits.title) || titleOf(raw.slug, losses);
  const image = (src: string): ImportedImage => ({ src, files: raw.filesOf(src) });
  const sources = imageSources(html);
  if (sources.length > importLimits.images) {
    throw new PostError(`It has ${sources.length} images, ${importLimits.images} at most can be imported`);
  }
  return {
    key: raw.key,
    title,
    slug: articleSlug([raw.slug, title], raw.key),
    excerpt:
      raw.excerpt === null
        ? beginningOf(html) || title
        : line(raw.excerpt, "The excerpt", importLimits.excerpt),
    html,
    author: line(raw.author, "The author's name", 100) || null,
    tags: tagsOf(raw.tags, losses),
    category: line(raw.category, "The category") || null,
    ...datesOf(raw, losses),
    featured_image: raw.featured_image ? image(raw.featured_image.slice(0, 2_000)) : null,
    images: sources.map(image),
    meta_title: line(raw.meta_title, "The meta title", importLimits.title) || null,
    meta_description: line(raw.meta_description, "The meta description") || null,
    is_featured: raw.is_featured,
    domain_names: raw.domain_names ?? null,
    losses: [...losses, ...counted.list()],
  };
}

function beginningOf(html: string): string {
  return plainLine(textOf(html.slice(0, 10_000)), { name: "", most: 240 }, []);
}

function titleOf(slug: string, losses: string[]): string {
  losses.push("It has no title: its slug is used");
  return tagSlug(slug).replaceAll("-", " ") || "Untitled";
}

function tagsOf(tags: RawPost["tags"], losses: string[]): ImportedTag[] {
  const kept = new Map<string, ImportedTag>();
  for (const tag of tags) {
    const name = plainLine(tag.name, { name: "The name of a tag", most: 60 }, losses);
    const slug = tagSlug(tag.slug ?? "") || tagSlug(name);
    if (slug && !kept.has(slug)) kept.set(slug, { name, slug });
  }
  if (kept.size > importLimits.tags) losses.push(`Of ${kept.size} tags, the first ${importLimits.tags} stay`);
  return [...kept.values()].slice(0, importLimits.tags);
}

/** The instant of a date as sources write it, in UTC where they name no zone; null for none and for what is no date. */
function instantOf(text: string | null): string | null {
  if (!text || text.length > 40 || text.startsWith("0000")) return null;
  const written = text.trim();
  const isComplete = /^\d{4}-\d\d-\d\d$|(Z|[+-]\d\d:?\d\d|GMT|UTC)$/i.test(written);
  const date = new Date(isComplete ? written : `${written.replace(" ", "T")}Z`);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date.toISOString() : null;
}

function datesOf(
  raw: RawPost,
  losses: string[],
): Pick<ImportedPost, "published_at" | "created_at" | "state"> {
  const [published_at, created_at] = [instantOf(raw.published_at), instantOf(raw.created_at)];
  if (raw.state === "draft")
    return { published_at: null, created_at: created_at ?? published_at, state: "draft" };
  const date = published_at ?? created_at;
  if (date) return { published_at: date, created_at: created_at ?? date, state: raw.state };
  losses.push("It has no date of publication: it becomes a draft");
  return { published_at: null, created_at, state: "draft" };
}
