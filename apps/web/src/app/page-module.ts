import type { Capability } from "@callboard/contracts/capability";
import type { ComponentType } from "react";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

/** The part of the URL that a page reads, and what the upstream offers beside the specification's calls. */
export type PageMatch = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  capabilities: readonly Capability[];
};

export type PageModule = {
  /** `params`: the route's parameters, such as `id`. */
  Page: ComponentType<{ params: PageMatch["params"] }>;
  /** Replaces the shared header. */
  Header?: ComponentType;
  /**
   * Fetches the page's data in parallel through `utils.….prefetch`, which never throws. The gateway waits for it before
   * it renders; the browser starts it on link hover, focus or touch. It asks for nothing that the upstream does not offer.
   */
  prefetch?: (utils: QueryUtils, match: PageMatch) => Promise<unknown>;
};

/** `site` has the shared header or the page's own, `bare` only the logo. */
export type LayoutName = "site" | "bare";

export type AppRoute = {
  path: string;
  /** `site` where none is named. */
  layout?: LayoutName;
  /** What the upstream has to offer for this page: it is not found otherwise. */
  needs?: Capability;
  load: () => Promise<PageModule>;
};
