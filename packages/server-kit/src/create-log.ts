import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

const secretNames = [
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
const secretPaths = depths.flatMap((depth) => secretNames.map((name) => `${depth}["${name}"]`));

type Options = {
  /** Standard output without one. */
  destination?: DestinationStream;
  /** Paths of further secrets. */
  redact?: string[];
};

/** A server's log: one JSON object a line, with secrets redacted. */
export function createLog(level: string, { destination, redact = [] }: Options = {}): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: [...secretPaths, ...redact], censor: "[redacted]" },
  };
  return destination ? pino(options, destination) : pino(options);
}
