import type { Capability } from "@callboard/contracts/capability";
import { listLimits } from "@callboard/contracts/list-limits";
import { hashKey, hydrate, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** What a screen reads of an error. */
type PlainError = { message: string; data: unknown };
type PackedQuery = { key: QueryKey } & ({ data: unknown } | { error: PlainError });
type Packed = PackedQuery[];

/**
 * What the browser continues from after the gateway rendered a page. It holds no times, so that a page whose content is
 * the same is the same text.
 */
export type PageState = {
  queries: Packed;
  host: string;
  publicReads: readonly string[];
  capabilities: readonly Capability[];
};

type List = { events?: { description: string }[] };
/** One list, or its pages so far. */
type EventLists = List & { pages?: List[] };

/** One character more than a card shows, so that it knows of the rest. */
const beginningOf = (text: string) =>
  Array.from(text)
    .slice(0, listLimits.excerptCard + 1)
    .join("");

/** Of lists of events, as much of the long texts as cards show. A page may list two dozen, and half of it would be those. */
function withBeginnings(data: EventLists) {
  const shorten = (list: List) => ({
    ...list,
    events: list.events?.map((event) => ({ ...event, description: beginningOf(event.description) })),
  });
  return data.pages ? { ...data, pages: data.pages.map(shorten) } : shorten(data);
}

const eventLists = ["event.list", "event.related"];
const isEventList = ([path]: QueryKey) => Array.isArray(path) && eventLists.includes(path.join("."));

function plainError(error: unknown): PlainError {
  const { message, data } = error as Error & { data?: unknown };
  return { message, data };
}

/** Every settled query of a rendered page, failed ones included. */
export function packQueries(queryClient: QueryClient): Packed {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap<PackedQuery>(({ queryKey: key, state: { status, data, error } }) => {
      if (status === "pending") return [];
      if (status === "error") return { key, error: plainError(error) };
      return { key, data: isEventList(key) ? withBeginnings(data as EventLists) : data };
    });
}

/**
 * Fills the cache from a rendered page. The answers count as fresh from now on, however old the page is, and stay: a
 * part of the page that is hydrated late reads them then.
 */
export function unpackQueries(queryClient: QueryClient, packed: Packed): void {
  const now = Date.now();
  const queries = packed.map(({ key, ...settled }) => {
    const [error, data] =
      "error" in settled ? [{ name: "Error", ...settled.error }, undefined] : [null, settled.data];
    const state = {
      data,
      dataUpdateCount: error ? 0 : 1,
      dataUpdatedAt: error ? 0 : now,
      error,
      errorUpdateCount: error ? 1 : 0,
      errorUpdatedAt: error ? now : 0,
      fetchFailureCount: error ? 1 : 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: error ? ("error" as const) : ("success" as const),
      fetchStatus: "idle" as const,
    };
    return { queryKey: key, queryHash: hashKey(key), dehydratedAt: now, state };
  });
  const defaultOptions = { queries: { gcTime: Number.POSITIVE_INFINITY } };
  hydrate(queryClient, { mutations: [], queries }, { defaultOptions });
}
