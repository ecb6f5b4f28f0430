import { Counter, Gauge, type Registry } from "prom-client";
import type { CacheUsage } from "../../cache/byte-bounded-lru.ts";
import type { CacheResult } from "../../cache/upstream-cache.ts";

export type CacheName = "responses" | "pages" | "upstream";
type Watched = {
  usage: () => CacheUsage;
  reads: () => Partial<Record<CacheResult, number>>;
};

/** Metrics of the caches, collected when Prometheus reads them. */
export function createCacheMetrics(registry: Registry) {
  const registers = [registry];
  const watched = new Map<CacheName, Watched>();
  const labelNames = ["cache"] as const;
  const caches = () => [...watched].map(([cache, { usage }]) => ({ cache, ...usage() }));

  new Counter({
    name: "callboard_cache_reads_total",
    help: "Reads by cache and result: 'hit', 'stale_while_revalidate', 'stale_if_error' while the upstream fails, 'miss'.",
    labelNames: ["cache", "result"] as const,
    registers,
    collect() {
      this.reset();
      for (const [cache, { reads }] of watched)
        for (const [result, count] of Object.entries(reads())) this.inc({ cache, result }, count);
    },
  });
  new Counter({
    name: "callboard_cache_evictions_total",
    help: "Entries evicted to make room for others.",
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { cache, evictions } of caches()) this.inc({ cache }, evictions);
    },
  });
  for (const [field, what] of [
    ["bytes", "Bytes cached"],
    ["maxBytes", "Bytes that may be cached"],
    ["entries", "Entries"],
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
