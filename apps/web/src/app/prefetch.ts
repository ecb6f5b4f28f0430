import type { QueryClient } from "@tanstack/react-query";
import { forgetFailures } from "#shared/lib/api/query-client.ts";
import type { Api } from "#shared/lib/api/trpc.ts";
import { loadParts } from "#shared/ui/state/later.tsx";
import { loadPage, type Matched } from "./match-route.ts";

const patienceMs = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Brings a page's data into the cache; what fails is forgotten, so that the page itself asks again and can say so. */
async function prefetchData(queryClient: QueryClient, api: Api, matched: Matched): Promise<void> {
  const { prefetch } = await loadPage(matched.route);
  forgetFailures(queryClient);
  await prefetch?.(api, matched);
  forgetFailures(queryClient);
}

/**
 * Gets a page ready in the browser: resolves when its code is there and its data too, or when the data takes longer
 * than a moment: then the page opens with its skeletons. Rejects when the code cannot be loaded.
 */
export async function preparePage(queryClient: QueryClient, api: Api, matched: Matched): Promise<void> {
  const data = prefetchData(queryClient, api, matched);
  await loadPage(matched.route);
  await loadParts();
  await Promise.race([data, pause(patienceMs)]);
}
