import type { Capability } from "@callboard/contracts/capability";
import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router-dom";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Screen = ComponentType<{ params: Params }>;

/** A page that few visit, from a link that somebody was sent. */
type FurtherPage = {
  path: string;
  needs: Capability;
  load: () => Promise<{ default: Screen }>;
  prefetch: (utils: QueryUtils, params: Params) => Promise<unknown>;
};

/** Pages whose addresses are not in the script that every page loads: they are looked up where no other page has the address. */
export const furtherPages: readonly FurtherPage[] = [
  {
    path: "/unsubscribe/:token",
    needs: "mails",
    load: async () => {
      const { UnsubscribeScreen } = await import("#features/notifications/mails/unsubscribe-screen.tsx");
      return { default: ({ params }) => <UnsubscribeScreen token={params.token ?? ""} /> };
    },
    prefetch: (utils, { token = "" }) => utils.notification.unsubscribing.prefetch({ token }),
  },
  {
    path: "/shortlist/shared",
    needs: "shortlists",
    load: async () => ({
      default: (await import("#features/shortlist/shared-shortlist-screen.tsx")).SharedShortlistScreen,
    }),
    // What the link names stands behind its #, which no server sees.
    prefetch: async () => undefined,
  },
];

const loaded = new Map<FurtherPage, Screen>();
const lazily = new Map<FurtherPage, Screen>(furtherPages.map((page) => [page, lazy(page.load)]));

type Found = { page: FurtherPage; params: Params; Screen: Screen };

/** The page of an address, before an upstream that offers `capabilities`; null for none. */
export function findFurtherPage(pathname: string, capabilities: readonly Capability[]): Found | null {
  for (const [page, later] of lazily) {
    const match = matchPath(page.path, pathname);
    const Screen = loaded.get(page) ?? later;
    if (match && capabilities.includes(page.needs)) return { page, params: match.params, Screen };
  }
  return null;
}

/** Has the code of a page come, and what it shows: the gateway renders both. */
export async function prepareFurtherPage(utils: QueryUtils, { page, params }: Found): Promise<void> {
  const [{ default: Screen }] = await Promise.all([page.load(), page.prefetch(utils, params)]);
  if (!loaded.has(page)) loaded.set(page, Screen);
}
