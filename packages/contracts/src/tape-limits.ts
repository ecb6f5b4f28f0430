import { uploadLimits } from "./upload-limits.ts";

/** Limits of self-tapes. Sizes in bytes, times in milliseconds. */
export const tapeLimits = {
  ...uploadLimits,
  maxBytes: 500 * 1_048_576,
  /** Of one account: tapes and their bytes, those under way too; tapes begun within a day. */
  perAccount: 20,
  accountBytes: 5 * 1_073_741_824,
  perDay: 40,
} as const;
