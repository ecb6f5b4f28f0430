import { createHash, randomBytes } from "node:crypto";

/** A key that nobody guesses: 256 bits. */
export const newFeedKey = (): string => randomBytes(32).toString("base64url");

/** What is stored of it: of so many bits nobody finds one that has a hash. */
export const feedHashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");
