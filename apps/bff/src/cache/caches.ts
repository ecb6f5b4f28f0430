import { createRecompression } from "./recompression.ts";
import { createResponseCache } from "./response-cache.ts";
import type { UpstreamCache } from "./upstream-cache.ts";

/** Of the memory for caches, what the upstream cache leaves. */
const shares = { answers: 0.25, pages: 0.35 };

/** A page takes many times longer to make than an answer, so one request at a time makes it again. In ms. */
const pageRevalidation = 2_000;

/** The caches of whole responses: answers of procedures, and pages. `maxBytes` is what all caches may take. */
export function createCaches(maxBytes: number, upstreamCache: UpstreamCache) {
  const bytesOf = (share: number) => Math.floor(maxBytes * share);
  return {
    answers: createResponseCache({ maxBytes: bytesOf(shares.answers), upstreamCache }),
    pages: createResponseCache({
      maxBytes: bytesOf(shares.pages),
      upstreamCache,
      revalidateWithin: pageRevalidation,
    }),
    recompress: createRecompression(),
  };
}

export type Caches = ReturnType<typeof createCaches>;

/** The key of an answer: the address, as it was written, of a host with that suffix. */
export function responseKey(suffix: string, url: string): string {
  return `${suffix} ${url}`;
}

/** The key of a page: the site's address is written into it, and what it shows depends on the host. */
export function pageKey(origin: string, host: string, url: string): string {
  return `${origin} ${host} ${url}`;
}
