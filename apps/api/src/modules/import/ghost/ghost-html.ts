import type { ArticleLosses } from "../article-losses.ts";
import { replaceBetween } from "../between.ts";

const siteAddress = "__GHOST_URL__";
const bookmark = { open: /<figure class="kg-card kg-bookmark-card[^"]*">/g, close: "</figure>" };
const htmlCard = /<!--\s*kg-card-begin: html\s*-->/g;
const paywall = "<!--members-only-->";

/** The HTML of a Ghost post with addresses of its own site made relative, and cards that would leave a jumble of words made links. */
export function ghostHtml(html: string, losses: ArticleLosses): string {
  for (const _card of html.matchAll(htmlCard))
    losses.add("an HTML card (what articles may hold of it stays)");
  return replaceBetween(html.replaceAll(siteAddress, ""), bookmark, (inner) => {
    losses.add("a bookmark card (its link stays)");
    const href = /<a class="kg-bookmark-container" href="([^"]*)"/.exec(inner)?.[1] ?? "";
    const title = /<div class="kg-bookmark-title">([^<]*)</.exec(inner)?.[1] ?? href;
    return `<p><a href="${href}">${title}</a></p>`;
  });
}

/** True for a text of which a part is for members alone. */
export function hasPaywall(html: string): boolean {
  return html.includes(paywall);
}

/** The files that may hold an image of a Ghost site: as it was uploaded, and in the size that the post names. */
export function ghostFiles(src: string): string[] {
  const [, path] = /^(?:__GHOST_URL__)?\/?(?:.*\/)?(content\/images\/[^?#]+)/.exec(src) ?? [];
  if (!path) return [];
  const uploaded = path.replace(/^content\/images\/size\/[^/]+\/(format\/[^/]+\/)?/, "content/images/");
  const names = [...new Set([uploaded, path])].map(decodePath);
  return names.flatMap((name) => [name, name.replace(/^content\//, "")]);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
