import type { Capability } from "@callboard/contracts/capability";
import type { PageHead } from "@callboard/contracts/rendering";
import { createContext, useContext } from "react";

/** What rendering a page reports to the gateway besides its HTML. */
export type PageReport = {
  status: number;
  head: PageHeadInput | null;
  /** A redirect to a path of this site. */
  redirect?: string;
};

/** The head of a page; the canonical URL is a path of this site. */
export type PageHeadInput = PageHead;

type PageContextValue = {
  /** The current time for rendering, ISO 8601: the same on the server and during hydration. */
  now: string;
  /** The host of the request, with its port. */
  host: string;
  /** The procedures whose answers are the same for everybody; any other may depend on who asks. */
  publicReads?: readonly string[] | undefined;
  /** What the upstream offers beside the specification's calls. */
  capabilities: readonly Capability[];
  /** Set while the gateway renders. */
  report?: PageReport;
  /** True until a rendered page is hydrated. */
  hydrating: { current: boolean };
};

export const PageContext = createContext<PageContextValue | null>(null);

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error("A page is rendered outside of its PageContext");
  return value;
}

/** The host of the request, with its port. */
export function useHost(): string {
  return usePageContext().host;
}

/** What the upstream offers beside the specification's calls. */
export function useCapabilities(): readonly Capability[] {
  return usePageContext().capabilities;
}

/** True where the upstream offers it: what needs it is not shown otherwise. */
export function useCapability(capability: Capability): boolean {
  return useCapabilities().includes(capability);
}

/**
 * Sets the HTTP status of the page while the gateway renders it; no effect in the browser. For the not-found screen
 * (404), and for pages whose main content failed (`statusOfFailure`).
 */
export function usePageStatus(status: number): void {
  const { report } = usePageContext();
  if (report) report.status = status;
}
