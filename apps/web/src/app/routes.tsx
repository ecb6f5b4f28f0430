import type { ComponentType } from "react";
import type { Api } from "../shared/lib/trpc.ts";

/** The part of an address that a page reads. */
export type PageMatch = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

export type PageModule = {
  Page: ComponentType;
  /**
   * Asks for what the page needs, in parallel, through `api.….prefetch` (which never throws). The gateway waits for it
   * before it renders; the browser starts it when a link is about to be followed.
   */
  prefetch?: (api: Api, match: PageMatch) => Promise<unknown>;
};

/** `site` has the shared header, `masthead` the front page's own; both end in the footer. */
export type LayoutName = "site" | "masthead";

export type AppRoute = { path: string; layout: LayoutName; load: () => Promise<PageModule> };

/** Every page of the application. Fixed addresses win over `/:tagName`, whatever the order; case does not matter. */
export const routes: readonly AppRoute[] = [
  { path: "/", layout: "masthead", load: () => import("./pages/home.tsx") },
  { path: "/blog", layout: "site", load: () => import("./pages/blog.tsx") },
  { path: "/blog/:slug", layout: "site", load: () => import("./pages/blog-article.tsx") },
  { path: "/blog/tag/:tagName", layout: "site", load: () => import("./pages/blog-tag.tsx") },
  { path: "/privacy", layout: "site", load: () => import("./pages/privacy.tsx") },
  { path: "/terms", layout: "site", load: () => import("./pages/terms.tsx") },
  { path: "/contact", layout: "site", load: () => import("./pages/contact.tsx") },
  { path: "/help", layout: "site", load: () => import("./pages/help.tsx") },
  { path: "/404", layout: "site", load: () => import("./pages/not-found.tsx") },
  { path: "/:tagName", layout: "site", load: () => import("./pages/blog-tag.tsx") },
  { path: "*", layout: "site", load: () => import("./pages/not-found.tsx") },
];
