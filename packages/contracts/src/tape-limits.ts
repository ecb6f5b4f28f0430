/** Limits of self-tapes. Sizes in bytes, times in milliseconds. */
export const tapeLimits = {
  maxBytes: 500 * 1_048_576,
  /** Less is no video. */
  minBytes: 64,
  /** What a tape is stored in, and what a browser sends at once. */
  pieceBytes: 2 * 1_048_576,
  chunkBytes: 8 * 1_048_576,
  /** Of one account: tapes and their bytes, those under way too; tapes begun within a day. */
  perAccount: 20,
  accountBytes: 5 * 1_073_741_824,
  perDay: 40,
  day: 86_400_000,
  /** For so long one that no application has is kept after its last byte. */
  kept: 86_400_000,
  nameMax: 120,
  /** How long an address that plays a tape is good for. */
  addressLife: 3_600_000,
} as const;
