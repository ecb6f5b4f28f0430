import { AppError } from "../app-error.ts";
import { createByteBoundedLru } from "../cache/byte-bounded-lru.ts";
import type { CachePolicy } from "../cache/cache-policy.ts";
import type { CacheTag } from "./cache-tag.ts";
import type { Reply } from "./calls/define-call.ts";
import type { SharedSource } from "./observer.ts";
import { UpstreamError } from "./upstream-error.ts";

/** A upstream's answer that is the same for everybody, as one of them gets it. */
export type Shared<Data> = { reply: Reply<Data>; freshUntil: number; source: SharedSource };

type Entry = {
  reply: Reply<unknown>;
  tag: CacheTag;
  readAt: number;
  freshUntil: number;
  waitUntil: number;
};
/** A read that is under way; without its answer once that is over. */
type Flight = { answer: Promise<Entry> | undefined; epoch: number };

export type SharedRead<Data> = {
  key: string;
  tag: CacheTag;
  /** True for somebody who has just changed something: nothing that was read before will do. */
  mustBeFresh: boolean;
  /** Asks the upstream; `size` is the length of its answer in bytes. */
  load: () => Promise<{ reply: Reply<Data>; size: number }>;
  /** Counts a read that somebody waits for. Rejects with Refusal where they may make no more. */
  count?: (() => Promise<void>) | undefined;
};

/** How much more memory an answer takes when it is parsed; its text stays with it. */
const objectShare = 4;

type ChangeListener = (tags: readonly CacheTag[]) => void;

/** After a failure, the upstream is left in peace that long before a cached answer is compared with it again; in ms. */
const pause = 1_000;

function isOutage(error: unknown): boolean {
  return error instanceof UpstreamError && ["network", "upstream", "unexpected"].includes(error.code);
}

/** True where whoever began the read was turned away, which says nothing of the answer. */
function isTurnedAway(error: unknown): boolean {
  return error instanceof AppError && !(error instanceof UpstreamError);
}

/**
 * Keeps what the upstream says to everybody alike, up to so many bytes. Identical reads at one moment are one.
 * What is old is given out as the times allow, marked stale only where the upstream could not be asked.
 */
export function createUpstreamCache(times: CachePolicy, maxBytes: number, clock: () => Date) {
  const { values: entries, room, wants } = createByteBoundedLru<Entry>(maxBytes);
  const flights = new Map<string, Flight>();
  const epochs = new Map<CacheTag, number>();
  const listeners = new Set<ChangeListener>();
  /** How often a tag has changed: what was made of an answer before the last time is old. */
  const epochOf = (tag: CacheTag) => epochs.get(tag) ?? 0;
  const now = () => clock().getTime();

  async function fetchEntry({ key, tag, count, load }: SharedRead<unknown>): Promise<Entry> {
    const epoch = epochOf(tag);
    await count?.();
    const { reply, size } = await load();
    const readAt = now();
    // What changed while it was being read may not be in it.
    const isCurrent = epoch === epochOf(tag);
    const entry = { reply, tag, readAt, freshUntil: isCurrent ? readAt + times.maxAge : 0, waitUntil: 0 };
    const room = objectShare * size + key.length;
    if ((isCurrent || !entries.has(key)) && wants(key, room)) entries.set(key, entry, { size: room });
    return entry;
  }

  /** Joins the read that is under way, unless that began before the last change. */
  function fly(read: SharedRead<unknown>): Promise<Entry> {
    const epoch = epochOf(read.tag);
    const known = flights.get(read.key);
    if (known?.answer && known.epoch === epoch && !read.mustBeFresh) {
      return known.answer.catch((error) => {
        if (isTurnedAway(error)) return fly(read);
        throw error;
      });
    }
    const flight: Flight = { answer: undefined, epoch };
    flights.set(read.key, flight);
    const answer = fetchEntry(read).finally(() => {
      if (flights.get(read.key) === flight) flights.delete(read.key);
      // The tables that a map leaves behind as it is filled anew would hold on to the answers.
      flight.answer = undefined;
    });
    flight.answer = answer;
    return answer;
  }

  /** What to give out instead of a failure, if the answer is not too old for that. */
  function fallBack(key: string, error: unknown): Entry {
    const entry = entries.get(key);
    if (!isOutage(error) && !isTurnedAway(error)) entries.delete(key);
    if (!entry || !isOutage(error) || now() >= entry.readAt + times.staleIfError) throw error;
    entry.waitUntil = now() + pause;
    return entry;
  }

  const shared = (entry: Entry, source: SharedSource) => ({
    reply: entry.reply,
    freshUntil: entry.freshUntil,
    source,
  });

  /** Gives the answer of a read. Rejects as `load` does, where nothing kept can stand in for it. */
  async function read<Data>(wanted: SharedRead<Data>): Promise<Shared<Data>> {
    return (await readAny(wanted)) as Shared<Data>;
  }

  async function readAny(wanted: SharedRead<unknown>): Promise<Shared<unknown>> {
    const { key, mustBeFresh } = wanted;
    const entry = mustBeFresh ? undefined : entries.get(key);
    const time = now();
    if (entry && time < entry.freshUntil) return shared(entry, "fresh");
    if (entry && time < entry.waitUntil) return shared(entry, "stale");
    if (entry && entry.freshUntil > 0 && time < entry.freshUntil + times.staleWhileRevalidate) {
      fly({ ...wanted, count: undefined }).catch((error) => {
        if (isOutage(error)) entry.waitUntil = now() + pause;
        else entries.delete(key);
      });
      return shared(entry, "revalidated");
    }
    return fly(wanted).then(
      (fetched) => shared(fetched, "missed"),
      (error) => shared(fallBack(key, error), "stale"),
    );
  }

  /** Makes everything about the tags old, at once, because one of them has changed somewhere. */
  function expire(tags: readonly CacheTag[]): void {
    for (const tag of tags) epochs.set(tag, epochOf(tag) + 1);
    for (const entry of entries.values()) if (tags.includes(entry.tag)) entry.freshUntil = 0;
  }

  /** The same for a change that was made through here, which other gateways will want to know of. */
  function change(tags: readonly CacheTag[]): void {
    expire(tags);
    for (const listener of listeners) listener(tags);
  }

  const onChange = (listener: ChangeListener) => listeners.add(listener);

  return { read, expire, change, onChange, epochOf, times, room };
}

export type UpstreamCache = ReturnType<typeof createUpstreamCache>;
