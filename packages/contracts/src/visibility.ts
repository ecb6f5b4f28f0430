import { z } from "zod";

/**
 * Who sees what somebody has posted: everybody; its author alone, until a moderator has looked at it; its author alone, after one
 * has hidden it, or removed it for good; nobody, as long as the account of its author is suspended.
 */
export const visibilities = ["public", "waiting", "hidden", "removed", "suspended"] as const;
export type Visibility = (typeof visibilities)[number];
export const visibilitySchema = z.enum(visibilities);
