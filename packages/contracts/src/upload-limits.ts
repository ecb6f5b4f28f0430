/** What holds for all files that are uploaded piece by piece. Sizes in bytes, times in milliseconds. */
export const uploadLimits = {
  /** Less is neither a video nor a recording. */
  minBytes: 64,
  /** What a file is stored in, and what a browser sends at once. */
  pieceBytes: 2 * 1_048_576,
  chunkBytes: 8 * 1_048_576,
  nameMax: 120,
  day: 86_400_000,
  /** A file that nothing refers to is deleted this long after its last byte, or after it was taken out. */
  unusedMaxAge: 86_400_000,
  /** How long an address that plays a file is good for. */
  addressLife: 3_600_000,
} as const;
