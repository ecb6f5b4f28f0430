import { createHash } from "node:crypto";

/** A whole number from 0 below `range`, always the same for the same text: random content that is the same on every first start. */
export function hashToInt(text: string, range: number): number {
  return createHash("sha256").update(text).digest().readUInt32BE() % range;
}
