import type { BlogSummary } from "@callboard/contracts/blog";
import { formatHttpDate } from "../../dates.ts";
import { element, textElement, xmlDocument } from "../xml.ts";

export type Channel = {
  title: string;
  description: string;
  /** The page that it follows, and its own address: paths of the site. */
  page: string;
  path: string;
  articles: BlogSummary[];
};

function httpDateOf({ published_at, created_at }: BlogSummary): string | null {
  const date = published_at ?? created_at;
  return date && formatHttpDate(date);
}

function item(article: BlogSummary, origin: string): string {
  const { slug, title, short_content, category_name, created_by } = article;
  const address = `${origin}/blog/${encodeURIComponent(slug)}`;
  return element("item", [
    textElement("title", title),
    textElement("link", address),
    textElement("guid", address),
    textElement("pubDate", httpDateOf(article)),
    textElement("dc:creator", created_by),
    textElement("category", category_name),
    textElement("description", short_content),
  ]);
}

/** A feed by RSS 2.0. */
export function rssOf({ title, description, page, path, articles }: Channel, origin: string): string {
  const newest = articles[0];
  const self = { href: `${origin}${path}`, rel: "self", type: "application/rss+xml" };
  const channel = element("channel", [
    textElement("title", title),
    textElement("link", `${origin}${page}`),
    textElement("description", description),
    textElement("language", "en"),
    newest ? textElement("lastBuildDate", httpDateOf(newest)) : "",
    element("atom:link", [], self),
    ...articles.map((article) => item(article, origin)),
  ]);
  const namespaces = {
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument(element("rss", [channel], { version: "2.0", ...namespaces }));
}
