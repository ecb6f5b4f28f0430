import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { UnavailableError } from "../../http/errors.ts";

/** What OWASP's cheat sheet on password storage asks of Argon2id at least; it is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing at once, which bounds the memory (19 MiB each), and waiting for their turn, which bounds the wait. */
const atOnce = 2;
const waitingMax = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= waitingMax) throw new UnavailableError("Too many people at once. Try again soon.");
    await new Promise<void>((next) => waiting.push(next));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same characters, however a keyboard composes them. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"));

/** Throws UnavailableError when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(bytesOf(password), cost));
}

let nobodys: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash it takes as long, and is false.
 * Throws UnavailableError when too many wait already.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(randomBytes(32), cost);
  const against = passwordHash ?? (await nobodys);
  const isRight = await inTurn(() => verify(against, bytesOf(password)));
  return isRight && passwordHash !== null;
}
