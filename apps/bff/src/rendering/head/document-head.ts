import type { HeadFeed, HeadImage, PageHead } from "@callboard/contracts/rendering";
import { escapeHtml } from "@callboard/server-kit/escape-html";
import { escapeJson } from "../escape.ts";
import { structuredData } from "./structured-data.ts";

type Attributes = Record<string, string | number | undefined>;

const formats: Record<HeadFeed["format"], string> = { rss: "application/rss+xml", calendar: "text/calendar" };

/** What is shown with links to pages that have no picture of their own. */
const siteImage = { href: "/share/callboard.jpg", alt: "Callboard", width: 1200, height: 630 };

/** An element without content; nothing where one of its attributes has no value. The one place that escapes. */
function tag(name: "meta" | "link", attributes: Attributes): string {
  const pairs = Object.entries(attributes);
  if (pairs.some(([, value]) => value === undefined || value === "")) return "";
  return `<${name} ${pairs.map(([key, value]) => `${key}="${escapeHtml(String(value))}"`).join(" ")}>\n`;
}

const named = (name: string, content: string | undefined) => tag("meta", { name, content });
const property = (name: string, content: string | number | undefined) =>
  tag("meta", { property: name, content });

const absolute = (path: string, origin: string) => new URL(path, origin).href;

/** The page's picture under its whole address; the site's own where that is no address. */
function imageOf({ image = siteImage }: PageHead, origin: string): HeadImage {
  const shown = URL.canParse(image.href, origin) ? image : siteImage;
  return { ...shown, href: absolute(shown.href, origin) };
}

function aboutArticle({ subject }: PageHead): string {
  if (subject?.kind !== "article") return "";
  const { published_at, created_at, category_name, tags } = subject.article;
  return [
    property("article:published_time", published_at ?? created_at ?? undefined),
    property("article:section", category_name ?? undefined),
    ...tags.map(({ tag_name }) => property("article:tag", tag_name)),
  ].join("");
}

function openGraph(head: PageHead, { href, alt, width, height }: HeadImage): string {
  return [
    property("og:site_name", "Callboard"),
    property("og:locale", "en_GB"),
    property("og:type", head.subject?.kind === "article" ? "article" : "website"),
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:url", head.canonical),
    property("og:image", href),
    property("og:image:width", width),
    property("og:image:height", height),
    property("og:image:alt", alt),
    aboutArticle(head),
  ].join("");
}

/** Browsers do not run a data block, so the content policy need not allow it. */
function dataBlock(data: object | null): string {
  return data ? `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>\n` : "";
}

/** What the head says of the page itself, for search engines, feed readers and shared links. */
export function describePage(head: PageHead, origin: string): string {
  const { title, description, canonical, robots, feeds = [] } = head;
  const image = imageOf(head, origin);
  return [
    `<title>${escapeHtml(title)}</title>\n`,
    named("description", description),
    tag("link", { rel: "canonical", href: canonical }),
    named("robots", robots),
    ...feeds.map(({ format, title, path }) =>
      tag("link", { rel: "alternate", type: formats[format], title, href: absolute(path, origin) }),
    ),
    openGraph(head, image),
    // X takes the rest from Open Graph.
    named("twitter:card", "summary_large_image"),
    dataBlock(structuredData(head, origin, image.href)),
  ].join("");
}
