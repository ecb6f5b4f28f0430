import { AppError, UpstreamError } from "../app-error.ts";
import { createByteBoundedLru } from "./byte-bounded-lru.ts";
import type { CachePolicy } from "./cache-policy.ts";
import type { CacheTag } from "./cache-tag.ts";
import { createSingleFlight } from "./single-flight.ts";

/** How a read was answered: from the cache (fresh, stale while it revalidates, stale if the upstream fails), or by the upstream. */
export type CacheResult = "hit" | "stale_while_revalidate" | "stale_if_error" | "miss";

export type CachedRead<Value> = {
  value: Value;
  /** What it is about, of the tags that it was read with. */
  tags: readonly CacheTag[];
  freshUntil: number;
  result: CacheResult;
};

export type CacheRead<Value> = {
  key: string;
  /** All that it may be about. */
  tags: readonly CacheTag[];
  /** True right after a change by the same person: nothing that was read before will do. */
  mustBeFresh: boolean;
  /** Calls the upstream; `size` is the length of its response in bytes, `tags` what it turned out to be about: all, where it does not say. */
  load: () => Promise<{ value: Value; size: number; tags?: readonly CacheTag[] }>;
  /** Counts a read that somebody waits for against their rate limit. Rejects with AppError past it. */
  takeFromLimit?: (() => Promise<void>) | undefined;
};

type Entry = {
  value: unknown;
  tags: readonly CacheTag[];
  readAt: number;
  freshUntil: number;
  /** After a failure, the upstream is not asked before; in ms since 1970. */
  retryAt: number;
};

type InvalidationListener = (tags: readonly CacheTag[]) => void;

/** Parsed responses take more memory than their text, which they hold on to. */
const memoryPerByte = 4;

/** How long a stale entry is served after a failure before the upstream is asked again, in ms. */
const retryDelay = 1_000;

function isOutage(error: unknown): boolean {
  return error instanceof UpstreamError && ["network", "upstream", "unexpected"].includes(error.code);
}

/** True where our own rate limit stopped the read, which says nothing about the upstream. */
function isOverLimit(error: unknown): boolean {
  return error instanceof AppError && !(error instanceof UpstreamError);
}

/** The epoch of tags: how often they were invalidated. What was read in an earlier epoch is outdated. */
function createEpochs() {
  const epochs = new Map<CacheTag, number>();
  const epochOf = (tag: CacheTag) => epochs.get(tag) ?? 0;
  return {
    epochOf,
    sumOf: (tags: readonly CacheTag[]) => tags.reduce((sum, tag) => sum + epochOf(tag), 0),
    increment: (tag: CacheTag) => epochs.set(tag, epochOf(tag) + 1),
  };
}

/**
 * Caches public responses of the upstream, up to so many bytes, by the rules of Cache-Control: max-age,
 * stale-while-revalidate, stale-if-error. Identical reads at one moment are one.
 */
export function createUpstreamCache(times: CachePolicy, maxBytes: number, clock: () => Date) {
  const { values: entries, usage, admits } = createByteBoundedLru<Entry>(maxBytes);
  const flights = createSingleFlight<Entry>();
  const { epochOf, sumOf, increment } = createEpochs();
  const listeners = new Set<InvalidationListener>();
  const now = () => clock().getTime();

  async function fetchEntry({
    key,
    tags: possible,
    takeFromLimit,
    load,
  }: CacheRead<unknown>): Promise<Entry> {
    const began = new Map(possible.map((tag) => [tag, epochOf(tag)]));
    await takeFromLimit?.();
    const { value, size, tags = possible } = await load();
    const readAt = now();
    // What was invalidated during the read may be missing from it.
    const isCurrent = tags.every((tag) => began.get(tag) === epochOf(tag));
    const entry = { value, tags, readAt, freshUntil: isCurrent ? readAt + times.maxAge : 0, retryAt: 0 };
    const memory = memoryPerByte * size + key.length;
    if ((isCurrent || !entries.has(key)) && admits(key, memory)) entries.set(key, entry, { size: memory });
    return entry;
  }

  function fetchOnce(read: CacheRead<unknown>): Promise<Entry> {
    const epoch = sumOf(read.tags);
    const joined = read.mustBeFresh ? undefined : flights.find(read.key, epoch);
    if (!joined) return flights.start(read.key, epoch, () => fetchEntry(read));
    return joined.catch((error) => {
      // Whoever started the read was over their limit, not those who joined it.
      if (isOverLimit(error)) return fetchOnce(read);
      throw error;
    });
  }

  /** The entry to serve instead of an error. Throws the error where there is none, or it is too old. */
  function staleIfError(key: string, error: unknown): Entry {
    const entry = entries.get(key);
    if (!isOutage(error) && !isOverLimit(error)) entries.delete(key);
    if (!entry || !isOutage(error) || now() >= entry.readAt + times.staleIfError) throw error;
    entry.retryAt = now() + retryDelay;
    return entry;
  }

  function revalidate(entry: Entry, read: CacheRead<unknown>): void {
    fetchOnce({ ...read, takeFromLimit: undefined }).catch((error) => {
      if (isOutage(error)) entry.retryAt = now() + retryDelay;
      else entries.delete(read.key);
    });
  }

  async function findOrFetch(read: CacheRead<unknown>): Promise<{ entry: Entry; result: CacheResult }> {
    const entry = read.mustBeFresh ? undefined : entries.get(read.key);
    const time = now();
    if (entry && time < entry.freshUntil) return { entry, result: "hit" };
    if (entry && time < entry.retryAt) return { entry, result: "stale_if_error" };
    if (entry && time < entry.freshUntil + times.staleWhileRevalidate) {
      revalidate(entry, read);
      return { entry, result: "stale_while_revalidate" };
    }
    try {
      return { entry: await fetchOnce(read), result: "miss" };
    } catch (error) {
      return { entry: staleIfError(read.key, error), result: "stale_if_error" };
    }
  }

  /** The cached or fetched value of a read. Rejects as `load` does, where no stale value can stand in. */
  async function read<Value>(request: CacheRead<Value>): Promise<CachedRead<Value>> {
    const { entry, result } = await findOrFetch(request);
    const { value, tags, freshUntil } = entry;
    return { value: value as Value, tags, freshUntil, result };
  }

  /** Outdates everything with one of the tags, because another gateway has said so. */
  function expire(tags: readonly CacheTag[]): void {
    for (const tag of tags) increment(tag);
    for (const entry of entries.values())
      if (entry.tags.some((tag) => tags.includes(tag))) entry.freshUntil = 0;
  }

  /** Outdates everything with one of the tags, and tells the listeners. */
  function invalidate(tags: readonly CacheTag[]): void {
    expire(tags);
    for (const listener of listeners) listener(tags);
  }

  const onInvalidate = (listener: InvalidationListener) => listeners.add(listener);

  return { read, expire, invalidate, onInvalidate, epochOf, times, usage };
}

export type UpstreamCache = ReturnType<typeof createUpstreamCache>;
