import { createHash } from "node:crypto";

/** A filter value of a row as a token of its search column. No word begins with a colon. */
export type FilterToken = `:${string}`;

/** A token that rows have to have, or must not have. */
export type WantedToken = { token: FilterToken; isWanted: boolean };

/** Any text as letters and digits, which a filter token may have. */
export const tokenDigest = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);
