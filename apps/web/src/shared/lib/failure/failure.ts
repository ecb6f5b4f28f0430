import { type ErrorCode, type ErrorData, errorCatalogue } from "@callboard/contracts/error";

/** A failed call: its code, its message, and the messages of fields. */
export type Failure = { code: ErrorCode; message: string; fields: Record<string, string> };

type GatewayError = { message?: unknown; data?: Partial<ErrorData> | null; meta?: { response?: unknown } };

function isCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCatalogue, code);
}

/**
 * Reads an error of a query or mutation: an answer of the gateway (code and message), a call without an answer
 * (`network`), or anything else (`unexpected`). Also reads errors that came with a rendered page.
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

/** True for a call that its caller aborted. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && Object(error.cause).name === "AbortError";
}

/** True when the answer has a message of its own, not the catalogue's. */
export function hasOwnWords({ code, message }: Failure): boolean {
  return message !== errorCatalogue[code].text;
}

/** Codes whose catalogue text always wins, because the reason is not the call itself. */
const alwaysNamed: readonly ErrorCode[] = ["network", "forbidden"];

/** The message of a failure: its own, else `text`, except for codes whose catalogue text always wins. */
export function failureMessage(failure: Failure, text?: string): string {
  const isSaid = hasOwnWords(failure) || alwaysNamed.includes(failure.code);
  return isSaid ? failure.message : (text ?? failure.message);
}

/** The HTTP status of a page whose main content failed with `error`; 200 without one. */
export function statusOfFailure(error: unknown): number {
  return error ? errorCatalogue[readFailure(error).code].http : 200;
}
