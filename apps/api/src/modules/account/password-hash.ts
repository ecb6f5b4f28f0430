import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { UnavailableError } from "../../http/errors.ts";

/** What OWASP's cheat sheet on password storage asks of Argon2id at least; it is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Bounds the memory: 19 MiB for each that runs. */
const maxConcurrent = 2;
/** Bounds the wait. */
const waitingMax = 200;

const limit = pLimit(maxConcurrent);

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= waitingMax)
    throw new UnavailableError("Too many people at once. Try again soon.");
  return limit(work);
}

/** The same characters, however a keyboard composes them. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"));

/** Throws UnavailableError when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(bytesOf(password), cost));
}

let dummyHash: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash it takes as long, and is false.
 * Throws UnavailableError when too many wait already.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32), cost);
  const against = passwordHash ?? (await dummyHash);
  const isRight = await limited(() => verify(against, bytesOf(password)));
  return isRight && passwordHash !== null;
}
