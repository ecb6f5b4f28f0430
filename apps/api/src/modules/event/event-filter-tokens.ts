import { createHash } from "node:crypto";
import type { EventKind } from "@callboard/contracts/event";
import type { FilterToken } from "../../db/search/search-vector.ts";

/** Any text as letters and digits, which need no quoting in a search query. */
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The filter values of an event as tokens of its search column. */
export const eventFilterTokens = {
  kind: (kind: EventKind): FilterToken => `:${kind}`,
  category: (id: number): FilterToken => `:category${id}`,
  city: (cityKey: string): FilterToken => `:city${digest(cityKey)}`,
  featured: ":featured" as FilterToken,
  past: ":past" as FilterToken,
};
