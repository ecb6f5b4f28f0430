import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";

/** Longer messages are cut, in characters. */
const messageMax = 300;

export type AppErrorDetails = {
  /** Shown to the user; the catalogue's text where there is none. */
  message?: string | undefined;
  /** When to try again, in seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
};

/** An error with a code of the catalogue. Its message may be shown to the user. */
export class AppError extends Error {
  override readonly name: string = "AppError";
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, retryAfter, cause }: AppErrorDetails = {}) {
    super(message?.trim().slice(0, messageMax) || errorCatalogue[code].text, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

type UpstreamErrorDetails = AppErrorDetails & {
  /** What is wrong with each field of the input. */
  fields?: Record<string, string> | undefined;
  /** The upstream's HTTP status; undefined where it did not respond. */
  status?: number | undefined;
};

/** The one error of calls to the upstream, with the upstream's own message where it sent one. */
export class UpstreamError extends AppError {
  override readonly name = "UpstreamError";
  readonly fields: Record<string, string> | undefined;
  readonly status: number | undefined;

  constructor(code: ErrorCode, { fields, status, ...details }: UpstreamErrorDetails = {}) {
    super(code, details);
    this.fields = fields;
    this.status = status;
  }
}

/** True where a call to the upstream is the reason: it was logged where it failed. */
export function isLogged(error: unknown): boolean {
  return error instanceof UpstreamError || (error instanceof Error && isLogged(error.cause));
}
