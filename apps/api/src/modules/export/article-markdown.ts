import { stringify } from "yaml";
import { imageSources, replaceImages } from "../import/clean-article.ts";
import { importLimits } from "../import/imported-post.ts";
import { htmlMarkdown } from "../import/markdown/html-markdown.ts";
import { plainLine } from "../import/plain-line.ts";

/** An article as it is written into a file. */
export type ExportedArticle = {
  id: number;
  title: string;
  slug: string;
  short_content: string;
  content: string;
  featured_image: string | null;
  created_by: string | null;
  is_featured: boolean;
  meta_title: string | null;
  meta_description: string | null;
  domain_names: string[];
  category: string | null;
  tags: string[];
  /** When it was published, or will be; null for what the public does not read. ISO 8601. */
  date: string | null;
  /** True where changes to it are not published, and not exported. */
  has_changes: boolean;
};

/**
 * The file of an article with its front matter, in the form that the import reads. `addressOf` gives the place of an image in the export; null
 * leaves it out.
 */
export function articleMarkdown(
  article: ExportedArticle,
  slug: string,
  addressOf: (src: string) => string | null,
): string {
  const line = (text: string | null, most: number) =>
    plainLine(text ?? "", { name: "", most }, []) || undefined;
  const head = {
    title: line(article.title, importLimits.title) ?? slug.replaceAll("-", " "),
    slug,
    ...(article.date ? { date: article.date } : { draft: true }),
    excerpt: line(article.short_content, importLimits.excerpt) ?? "",
    author: line(article.created_by, importLimits.field),
    category: line(article.category, importLimits.field),
    tags: article.tags.length > 0 ? article.tags.toSorted() : undefined,
    featured: article.is_featured || undefined,
    featured_image: (article.featured_image && addressOf(article.featured_image)) || undefined,
    meta_title: line(article.meta_title, importLimits.title),
    meta_description: line(article.meta_description, importLimits.field),
    domains: article.domain_names.toSorted(),
  };
  const body = htmlMarkdown(replaceImages(article.content, addressOf));
  return `---\n${stringify(head, { lineWidth: 0, schema: "core" })}---\n\n${body}`;
}

/** The addresses of all images of an article, each once. */
export function imagesOf({ featured_image, content }: ExportedArticle): string[] {
  return [...new Set([...(featured_image ? [featured_image] : []), ...imageSources(content)])];
}
