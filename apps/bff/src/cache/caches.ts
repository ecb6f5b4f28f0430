import type { UpstreamCache } from "../upstream/upstream-cache.ts";
import { type CachedPage, sizeOf as sizeOfPage } from "./cached-page.ts";
import { type CachedResponse, sizeOf as sizeOfAnswer } from "./cached-response.ts";
import { createResponseCache } from "./response-cache.ts";

/** Of the memory for caches, what the upstream's own answers leave. */
const shares = { answers: 0.25, pages: 0.35 };

/** A page takes many times longer to make than an answer: everybody's at once would hold up all others. In ms. */
const pageRenewal = 2_000;

/** What the gateway has finished and gives out again. `maxBytes` is all that caches may take. */
export function createCaches(maxBytes: number, answers: UpstreamCache) {
  const roomFor = (share: number) => Math.floor(maxBytes * share);
  return {
    answers: createResponseCache<CachedResponse>({
      maxBytes: roomFor(shares.answers),
      sizeOf: sizeOfAnswer,
      answers,
    }),
    pages: createResponseCache<CachedPage>({
      maxBytes: roomFor(shares.pages),
      sizeOf: sizeOfPage,
      answers,
      renewal: pageRenewal,
    }),
  };
}

export type Caches = ReturnType<typeof createCaches>;

/** What an answer is kept under: the address, as it was written, of a host with that suffix. */
export function responseKey(suffix: string, url: string): string {
  return `${suffix} ${url}`;
}

/** What a page is kept under: the site's address is written into it, and what is shown depends on the host. */
export function pageKey(origin: string, host: string, url: string): string {
  return `${origin} ${host} ${url}`;
}
