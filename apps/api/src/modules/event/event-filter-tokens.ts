import { createHash } from "node:crypto";
import type { EventKind } from "@callboard/contracts/event";
import type { FilterToken } from "../../db/search/search-vector.ts";

/** A name of any letters as one that a search query can hold as it is. */
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** How an event's place in the lists is written into its search column. */
export const eventFilterTokens = {
  kind: (kind: EventKind): FilterToken => `:${kind}`,
  category: (id: number): FilterToken => `:category${id}`,
  city: (cityKey: string): FilterToken => `:city${digest(cityKey)}`,
  featured: ":featured" as FilterToken,
  past: ":past" as FilterToken,
};
