import { type ErrorCode, type ErrorData, errorCatalogue } from "@callboard/contracts/error";

/** A failed call as screens read it: what happened, in words, and on which fields. */
export type Failure = { code: ErrorCode; message: string; fields: Record<string, string> };

type GatewayError = { message?: unknown; data?: Partial<ErrorData> | null; meta?: { response?: unknown } };

function isCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCatalogue, code);
}

/**
 * Reads whatever a query or a mutation failed with: an answer of the gateway (its code and message), a call that never
 * got an answer (`network`), or anything else (`unexpected`). Works on errors that came over from a rendered page too.
 */
export function readFailure(error: unknown): Failure {
  const { message, data, meta } = Object(error) as GatewayError;
  const isFromClient = error instanceof Error && error.name === "TRPCClientError";
  const fallback = isFromClient && !data && !meta?.response ? "network" : "unexpected";
  const code = isCode(data?.code) ? data.code : fallback;
  const isAnswer = isCode(data?.code) && typeof message === "string" && message !== "";
  return {
    code,
    message: isAnswer ? String(message) : errorCatalogue[code].text,
    fields: data?.fields ?? {},
  };
}

/** True for a call that was broken off by whoever made it, which is nobody's failure. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && Object(error.cause).name === "AbortError";
}

/** True where the answer brought words of its own, not the catalogue's. */
export function hasOwnWords({ code, message }: Failure): boolean {
  return message !== errorCatalogue[code].text;
}

/** What the catalogue's words tell better than any place could: the reason is not what was asked for. */
const alwaysNamed: readonly ErrorCode[] = ["network", "forbidden"];

/** What to say about a failure: its own message, or `text` where nobody sent one and the catalogue's is not named always. */
export function failureMessage(failure: Failure, text?: string): string {
  const isSaid = hasOwnWords(failure) || alwaysNamed.includes(failure.code);
  return isSaid ? failure.message : (text ?? failure.message);
}

/** The HTTP status of a page whose main content failed with `error`; 200 where nothing failed. */
export function statusOfFailure(error: unknown): number {
  return error ? errorCatalogue[readFailure(error).code].http : 200;
}
