import type { StandInOptions } from "../stand-in/options.ts";

/** The forms in which an upstream may answer the specification's calls. */
export const variants = {
  whole: { shape: "data", lists: "array", ids: "number", fields: "all" },
  flat: { shape: "flat", lists: "rows", ids: "string", fields: "all" },
  sparse: { shape: "data", lists: "array", ids: "number", fields: "required" },
} as const satisfies Record<string, Partial<StandInOptions>>;

export type Variant = keyof typeof variants;
export const variantNames = Object.keys(variants) as Variant[];

/** Where the product of a variant answers, and the upstream behind it. */
type Site = { url: string; upstreamUrl: string };
export type Sites = Record<Variant, Site>;

/** Where all of them answer, as the global setup started them. */
export const readSites = (): Sites => JSON.parse(process.env.SITES ?? "{}");
