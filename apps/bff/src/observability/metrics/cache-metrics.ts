import { Counter, Gauge, type Registry } from "prom-client";
import type { CacheUsage } from "../../cache/byte-bounded-lru.ts";
import type { SharedSource } from "../../upstream/observer.ts";

export type CacheName = "answers" | "pages" | "upstream";
type Watched = {
  room: () => CacheUsage;
  /** What it gave out, by where that came from. */
  given: () => Partial<Record<SharedSource, number>>;
};

/** Says of each cache what it gave out and how full it is, whenever somebody asks. */
export function createCacheMetrics(registry: Registry) {
  const registers = [registry];
  const watched = new Map<CacheName, Watched>();
  const labelNames = ["cache"] as const;
  const caches = () => [...watched].map(([cache, { room }]) => ({ cache, ...room() }));

  new Counter({
    name: "callboard_cache_answers_total",
    help: "Answers by cache and source: 'fresh' as kept, 'revalidated' as kept and being read anew, 'stale' in place of an upstream that is away, 'missed' made anew.",
    labelNames: ["cache", "source"] as const,
    registers,
    collect() {
      this.reset();
      for (const [cache, { given }] of watched)
        for (const [source, count] of Object.entries(given())) this.inc({ cache, source }, count);
    },
  });
  new Counter({
    name: "callboard_cache_evictions_total",
    help: "What had to go although it might have been wanted again, because there was no more room.",
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { cache, evictions } of caches()) this.inc({ cache }, evictions);
    },
  });
  for (const [field, what] of [
    ["bytes", "Bytes that are kept"],
    ["maxBytes", "Bytes that may be kept"],
    ["entries", "Things that are kept"],
  ] as const) {
    new Gauge({
      name: `callboard_cache_${field === "maxBytes" ? "max_bytes" : field}`,
      help: `${what}, by cache.`,
      labelNames,
      registers,
      collect() {
        for (const { cache, [field]: value } of caches()) this.set({ cache }, value);
      },
    });
  }

  return {
    watch: (cache: CacheName, parts: Watched): void => {
      watched.set(cache, parts);
    },
  };
}
