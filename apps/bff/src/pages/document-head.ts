import type { PageHead } from "@callboard/contracts/rendering";
import { escapeHtml } from "./escape.ts";

function meta(attribute: "name" | "property", name: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">\n` : "";
}

/** What the head says of the page itself, for search engines and shared links. */
export function describePage(head: PageHead, origin: string): string {
  const { title, description, canonical, robots, type = "website" } = head;
  const image = head.image && URL.canParse(head.image, origin) ? new URL(head.image, origin).href : undefined;
  return [
    `<title>${escapeHtml(title)}</title>\n`,
    meta("name", "description", description),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">\n` : "",
    meta("name", "robots", robots),
    meta("property", "og:site_name", "Callboard"),
    meta("property", "og:type", type),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    meta("property", "og:image", image),
    meta("name", "twitter:card", image ? "summary_large_image" : "summary"),
  ].join("");
}
