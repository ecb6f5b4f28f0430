import { z } from "zod";
import { idSchema, pageQuery, searchSchema } from "./page.ts";

/** What can be bookmarked. A profile is an artist's or an agency's. */
export const bookmarkKinds = ["article", "call", "profile"] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

/** Bookmarks of an account, and of one page of them. */
export const bookmarkLimits = { max: 2_000, page: 12 } as const;

export const bookmarkParams = z.object({ kind: z.enum(bookmarkKinds), id: idSchema });
export type BookmarkParams = z.output<typeof bookmarkParams>;

export const bookmarkListQuery = pageQuery(bookmarkLimits.page).extend({ search: searchSchema.optional() });
export type BookmarkListQuery = z.output<typeof bookmarkListQuery>;

export const bookmarkData = z.object({ is_bookmarked: z.boolean() });
