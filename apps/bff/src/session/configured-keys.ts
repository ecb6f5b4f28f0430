import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { createSessionKeys, type SessionKeys } from "./session-keys.ts";

/** The keys of SESSION_KEYS; without any, a random one, with which sessions end when the process does. */
export function configuredKeys([first, ...older]: string[], log: FastifyBaseLogger): SessionKeys {
  if (first !== undefined) return createSessionKeys([first, ...older]);
  log.warn("SESSION_KEYS is not set: sessions end with this process, and other gateways refuse them");
  return createSessionKeys([randomBytes(32).toString("base64url")]);
}
