import { useEffect } from "react";
import { type PageHeadInput, usePageContext } from "./page-context.ts";

const siteName = "Callboard";

/** Appends the site's name to a title, unless it contains it. */
export function fullTitle(title: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

function setTag(selector: string, tag: "meta" | "link", name: [string, string], content: string | undefined) {
  const found = document.head.querySelector(selector);
  if (!content) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(...name);
  element.setAttribute(tag === "meta" ? "content" : "href", content);
}

/** Written by the server only: crawlers read it, and it describes the first page only. */
const ofFirstPage =
  'meta[property], meta[name^="twitter:"], link[rel="alternate"], script[type="application/ld+json"]';

/**
 * Sets the title, description and the rest of the document's head. Exactly one component of a page may call it: the
 * not-found screen calls it instead of the page.
 */
export function usePageHead(head: PageHeadInput): void {
  const { report, hydrating } = usePageContext();
  if (report) report.head = head;
  const { title, description, canonical, robots } = head;
  useEffect(() => {
    if (!hydrating.current) for (const tag of document.head.querySelectorAll(ofFirstPage)) tag.remove();
    document.title = fullTitle(title);
    setTag('meta[name="description"]', "meta", ["name", "description"], description);
    setTag('meta[name="robots"]', "meta", ["name", "robots"], robots);
    const address = canonical && new URL(canonical, window.location.origin).href;
    setTag('link[rel="canonical"]', "link", ["rel", "canonical"], address);
  }, [title, description, canonical, robots, hydrating]);
}
