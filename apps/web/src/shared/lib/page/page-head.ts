import { useEffect } from "react";
import { type PageHeadInput, usePageContext } from "./page-context.ts";

const siteName = "Callboard";

/** A page's title with the site's name behind it, unless it has it already. */
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

/** What only those read who never go on to another page of the application: it tells of the page it came with. */
const ofFirstPage =
  'meta[property], meta[name^="twitter:"], link[rel="alternate"], script[type="application/ld+json"]';

/**
 * Title, description and the rest of the document's head. Exactly one component of a page calls it at a time: where a
 * page shows the not-found screen instead, that one does.
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
