import { createBounded } from "../cache/bounded.ts";
import type { CacheTimes } from "../cache/cache-times.ts";
import { Refusal } from "../refusal.ts";
import type { Reply } from "./call.ts";
import type { SharedSource } from "./observer.ts";
import { ProviderError } from "./provider-error.ts";
import type { Subject } from "./subject.ts";

/** A provider's answer that is the same for everybody, as one of them gets it. */
export type Shared<Data> = { reply: Reply<Data>; freshUntil: number; source: SharedSource };

type Entry = {
  reply: Reply<unknown>;
  subject: Subject;
  readAt: number;
  freshUntil: number;
  waitUntil: number;
};
/** A read that is under way; without its answer once that is over. */
type Flight = { answer: Promise<Entry> | undefined; epoch: number };

export type SharedRead<Data> = {
  key: string;
  subject: Subject;
  /** True for somebody who has just changed something: nothing that was read before will do. */
  mustBeFresh: boolean;
  /** Asks the provider; `size` is the length of its answer in bytes. */
  load: () => Promise<{ reply: Reply<Data>; size: number }>;
  /** Counts a read that somebody waits for. Rejects with Refusal where they may make no more. */
  count?: (() => Promise<void>) | undefined;
};

/** How much more memory an answer takes when it is parsed; its text stays with it. */
const objectShare = 4;

type ChangeListener = (subjects: readonly Subject[]) => void;

/** After a failure, the provider is left in peace that long before a cached answer is compared with it again; in ms. */
const pause = 1_000;

function isOutage(error: unknown): boolean {
  return error instanceof ProviderError && ["network", "upstream", "unexpected"].includes(error.code);
}

/** True where whoever began the read was turned away, which says nothing of the answer. */
function isTurnedAway(error: unknown): boolean {
  return error instanceof Refusal && !(error instanceof ProviderError);
}

/**
 * Keeps what the provider says to everybody alike, up to so many bytes. Identical reads at one moment are one.
 * What is old is given out as the times allow, marked stale only where the provider could not be asked.
 */
export function createSharedAnswers(times: CacheTimes, maxBytes: number, clock: () => Date) {
  const { values: entries, room, wants } = createBounded<Entry>(maxBytes);
  const flights = new Map<string, Flight>();
  const epochs = new Map<Subject, number>();
  const listeners = new Set<ChangeListener>();
  /** How often a subject has changed: what was made of an answer before the last time is old. */
  const epochOf = (subject: Subject) => epochs.get(subject) ?? 0;
  const now = () => clock().getTime();

  async function fetchEntry({ key, subject, count, load }: SharedRead<unknown>): Promise<Entry> {
    const epoch = epochOf(subject);
    await count?.();
    const { reply, size } = await load();
    const readAt = now();
    // What changed while it was being read may not be in it.
    const isCurrent = epoch === epochOf(subject);
    const entry = { reply, subject, readAt, freshUntil: isCurrent ? readAt + times.fresh : 0, waitUntil: 0 };
    const room = objectShare * size + key.length;
    if ((isCurrent || !entries.has(key)) && wants(key, room)) entries.set(key, entry, { size: room });
    return entry;
  }

  /** Joins the read that is under way, unless that began before the last change. */
  function fly(read: SharedRead<unknown>): Promise<Entry> {
    const epoch = epochOf(read.subject);
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
    if (!entry || !isOutage(error) || now() >= entry.readAt + times.onError) throw error;
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
    if (entry && entry.freshUntil > 0 && time < entry.freshUntil + times.revalidate) {
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

  /** Makes everything about the subjects old, at once, because one of them has changed somewhere. */
  function expire(subjects: readonly Subject[]): void {
    for (const subject of subjects) epochs.set(subject, epochOf(subject) + 1);
    for (const entry of entries.values()) if (subjects.includes(entry.subject)) entry.freshUntil = 0;
  }

  /** The same for a change that was made through here, which other gateways will want to know of. */
  function change(subjects: readonly Subject[]): void {
    expire(subjects);
    for (const listener of listeners) listener(subjects);
  }

  const onChange = (listener: ChangeListener) => listeners.add(listener);

  return { read, expire, change, onChange, epochOf, times, room };
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;
