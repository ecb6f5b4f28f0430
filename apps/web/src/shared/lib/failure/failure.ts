import {
  type ErrorCode,
  type ErrorData,
  errorCatalogue,
  errorCodeOfStatus,
} from "@callboard/contracts/error";

/** A failed call: its code, its message, and the messages of fields. */
export type Failure = { code: ErrorCode; message: string; fields: Record<string, string> };

/** An answer that the gateway did not write, such as the page of a proxy in front of it. */
export class ForeignAnswerError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the answer with status ${status} is no JSON`);
    this.status = status;
  }
}

type GatewayError = { message?: unknown; data?: Partial<ErrorData> | null; meta?: { response?: unknown } };

function isCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCatalogue, code);
}

/** The code of a call without an error of the gateway: the status of an answer that has one, or no answer, or neither. */
function codeWithoutData(error: Error): ErrorCode {
  const { cause } = error;
  if (cause instanceof ForeignAnswerError) {
    const { status } = cause;
    return status >= 400 && status < 500 ? errorCodeOfStatus(status) : "unexpected";
  }
  const isAnswered = Boolean((error as GatewayError).meta?.response) || Object(cause).name === "SyntaxError";
  return error.name === "TRPCClientError" && !isAnswered ? "network" : "unexpected";
}

/**
 * Reads an error of a query or mutation: an answer of the gateway (code and message), one that somebody else wrote, a call
 * without an answer (`network`), or anything else (`unexpected`). Also reads errors that came with a rendered page.
 */
export function readFailure(error: unknown): Failure {
  const { message, data } = Object(error) as GatewayError;
  const fallback = error instanceof Error && !data ? codeWithoutData(error) : "unexpected";
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
