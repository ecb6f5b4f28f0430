import type { ComponentType } from "react";
import type { Api } from "#shared/lib/api/trpc.ts";

/** The part of an address that a page reads. */
export type PageMatch = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

export type PageModule = {
  /** Gets the variable parts of its address, such as `id`. */
  Page: ComponentType<{ params: PageMatch["params"] }>;
  /** What stands in place of the shared header. */
  Header?: ComponentType;
  /**
   * Asks for what the page needs, in parallel, through `api.….prefetch` (which never throws). The gateway waits for it
   * before it renders; the browser starts it when a link is about to be followed.
   */
  prefetch?: (api: Api, match: PageMatch) => Promise<unknown>;
};

/** `site` has the shared header or the page's own, `bare` only the way home; all end in the footer. */
export type LayoutName = "site" | "bare";

export type AppRoute = { path: string; layout: LayoutName; load: () => Promise<PageModule> };
