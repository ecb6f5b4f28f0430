import type { QueryClient } from "@tanstack/react-query";
import { forgetFailures } from "#shared/lib/api/query-client.ts";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";
import { loadPage, type Matched } from "./match-route.ts";

const patienceMs = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Brings a page's data into the cache; what fails is forgotten, so that the page itself asks again and can say so. */
async function prefetchData(queryClient: QueryClient, utils: QueryUtils, matched: Matched): Promise<void> {
  const { prefetch } = await loadPage(matched.route);
  forgetFailures(queryClient);
  await prefetch?.(utils, matched);
  forgetFailures(queryClient);
}

/**
 * Gets a page ready in the browser: resolves when its code is there and its data too, or when the data takes longer
 * than a moment: then the page opens with its skeletons. Rejects when the code cannot be loaded.
 */
export async function preparePage(
  queryClient: QueryClient,
  utils: QueryUtils,
  matched: Matched,
): Promise<void> {
  const data = prefetchData(queryClient, utils, matched);
  // It needs the same code: where that does not come, it is told below.
  data.catch(() => {});
  await loadPage(matched.route);
  await loadLazyParts();
  await Promise.race([data, pause(patienceMs)]);
}
