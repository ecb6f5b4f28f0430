import { formatHttpDate } from "../../dates.ts";
import { element, textElement, xmlDocument } from "../xml.ts";

export type FeedItem = {
  title: string;
  /** A path of the site. */
  path: string;
  date: string | null;
  author?: string | null;
  category: string | null;
  description: string | null;
};

export type Channel = {
  title: string;
  description: string;
  /** The page that it follows, and its own address: paths of the site. */
  page: string;
  path: string;
  /** Newest first. */
  items: FeedItem[];
};

const httpDateOf = ({ date }: FeedItem) => date && formatHttpDate(date);

function itemOf(item: FeedItem, origin: string): string {
  const address = `${origin}${item.path}`;
  return element("item", [
    textElement("title", item.title),
    textElement("link", address),
    textElement("guid", address),
    textElement("pubDate", httpDateOf(item)),
    textElement("dc:creator", item.author ?? null),
    textElement("category", item.category),
    textElement("description", item.description),
  ]);
}

/** A feed by RSS 2.0. */
export function rssOf({ title, description, page, path, items }: Channel, origin: string): string {
  const newest = items[0];
  const self = { href: `${origin}${path}`, rel: "self", type: "application/rss+xml" };
  const channel = element("channel", [
    textElement("title", title),
    textElement("link", `${origin}${page}`),
    textElement("description", description),
    textElement("language", "en"),
    newest ? textElement("lastBuildDate", httpDateOf(newest)) : "",
    element("atom:link", [], self),
    ...items.map((item) => itemOf(item, origin)),
  ]);
  const namespaces = {
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument(element("rss", [channel], { version: "2.0", ...namespaces }));
}
