import { randomBytes } from "node:crypto";
import { cacheVersionsData } from "@callboard/contracts/cache-version";
import { envelope } from "@callboard/contracts/page";
import { cacheTags } from "../cache/cache-tag.ts";
import { commonHeaders } from "./request-options.ts";
import { send } from "./transport/send.ts";
import type { Upstream } from "./upstream.ts";

const answer = envelope(cacheVersionsData);
/** In ms: between two questions, and after one that failed. */
const intervals = { next: 400, afterFailure: 3_000 };

type Versions = Record<string, number>;

/** A trace that nobody records: a question twice a second would be most of them. */
const unsampled = () => `00-${randomBytes(16).toString("hex")}-${randomBytes(8).toString("hex")}-00`;

async function readVersions(upstream: Upstream, domainSuffix: string): Promise<Versions> {
  const { origin, basePath } = upstream;
  const common = commonHeaders(upstream, { domainSuffix, requestId: "cache-versions" });
  const headers = { ...common, traceparent: unsampled() };
  const options = { origin, path: `${basePath}/cache-version/view`, method: "GET", headers } as const;
  const { status, text } = await send(upstream, "read", options);
  if (status !== 200) throw new Error(`status ${status}`);
  return answer.parse(JSON.parse(text)).data.versions;
}

/**
 * Asks the upstream again and again what was changed without this gateway's doing: by editors and moderators at another gateway, or
 * by a schedule. What was read before expires. An upstream without a back office is not asked. Returns the function that stops it.
 */
export function watchCacheVersions(
  upstream: Upstream,
  domainSuffix: string,
  { next, afterFailure } = intervals,
): () => void {
  let known: Versions | undefined;
  let timer: NodeJS.Timeout;

  async function ask(): Promise<void> {
    if (!(await upstream.capabilities.read()).has("staff")) return;
    const versions = await readVersions(upstream, domainSuffix);
    const former = known;
    known = versions;
    // Before the first answer nothing can be told apart; a tag that is new to the answer was changed.
    const changed = former ? cacheTags.filter((tag) => versions[tag] !== former[tag]) : [];
    if (changed.length > 0) upstream.cache.expire(changed);
  }

  const wait = (ms: number) => {
    timer = setTimeout(() => {
      ask().then(
        () => wait(next),
        () => wait(afterFailure),
      );
    }, ms).unref();
  };
  wait(0);
  return () => clearTimeout(timer);
}
