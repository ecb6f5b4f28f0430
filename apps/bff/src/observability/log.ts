import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino, stdTimeFunctions } from "pino";

const secrets = [
  "apikey",
  "apiKey",
  "authorization",
  "bearer",
  "cookie",
  "set-cookie",
  "password",
  "otp",
  "token",
];
const depths = ["", "*", "*.*", "*.*.*"];

/** The program's log: one JSON object a line, on standard output unless told otherwise, without anybody's secrets. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const paths = depths.flatMap((depth) => secrets.map((name) => `${depth}["${name}"]`));
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths, censor: "[redacted]" },
  };
  return destination ? pino(options, destination) : pino(options);
}
