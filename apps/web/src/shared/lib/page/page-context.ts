import type { PageHead } from "@callboard/contracts/rendering";
import { createContext, useContext } from "react";
import { type Dayjs, parseDate } from "../dates/dates.ts";

/** What a rendered page reports to the gateway besides its HTML. */
export type PageReport = {
  status: number;
  head: PageHeadInput | null;
  /** Where to go instead, a path of this site. */
  redirect?: string;
};

/** What a page says about itself; the canonical address is a path of this site. */
export type PageHeadInput = PageHead;

type PageContextValue = {
  /** The time that the page is shown for, ISO 8601: the same on the server and in the browser. */
  now: string;
  /** The host that the visitor used, with its port. */
  host: string;
  /** The procedures whose answers may depend on who asks; without the list, any may. */
  personalReads?: readonly string[] | undefined;
  /** Present while the gateway renders. */
  report?: PageReport;
  /** True until the browser has taken over a rendered page. */
  hydrating: { current: boolean };
};

export const PageContext = createContext<PageContextValue | null>(null);

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error("A page is rendered outside of its PageContext");
  return value;
}

/** The time that the page is shown for. Components read no clock of their own while they render. */
export function useNow(): Dayjs {
  return parseDate(usePageContext().now);
}

/** The host that the visitor used, with its port. */
export function useHost(): string {
  return usePageContext().host;
}

/**
 * The HTTP status of the page while the gateway renders it; without effect in the browser.
 * Whoever knows says it: the not-found screen (404), a page whose main content failed (`statusOfFailure`).
 */
export function usePageStatus(status: number): void {
  const { report } = usePageContext();
  if (report) report.status = status;
}
