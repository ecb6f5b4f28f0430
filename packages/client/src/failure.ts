import type { AppRouter } from "@callboard/bff/router";
import { type ErrorCode, errorCatalogue, errorCodeOfStatus } from "@callboard/contracts/error";
import { TRPCClientError } from "@trpc/client";

/** What a screen needs to know of a call that failed. */
export type Failure = {
  code: ErrorCode;
  /** Fit for the screen. */
  message: string;
  /** Messages by field name, for a form. */
  fields: Record<string, string>;
  /** True where the same call may work later. The gateway has already tried again where that helps. */
  isPassing: boolean;
  /** Seconds, where the gateway asks for a pause. */
  retryAfter: number | null;
  /** Stands in the gateway's log and in the API's. */
  requestId: string | null;
};

const passing = new Set<ErrorCode>(["network", "upstream", "too_many_requests"]);

const isFailedCall = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
const isCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(errorCatalogue, code);

/** An answer that the gateway did not write, such as the page of a proxy in front of it. */
export class ForeignAnswerError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the answer with status ${status} is no JSON`);
    this.status = status;
  }
}

/** The code of a call without an error of the gateway: it got an answer of somebody else, or none. */
function codeWithoutData({ cause, meta }: TRPCClientError<AppRouter>): ErrorCode {
  if (cause instanceof ForeignAnswerError)
    return cause.status >= 400 ? errorCodeOfStatus(cause.status) : "unexpected";
  return meta?.response ? "unexpected" : "network";
}

/** Reads the error that a call rejected with. Anything that is no failed call is thrown again. */
export function readFailure(error: unknown): Failure {
  if (!isFailedCall(error)) throw error;
  const { meta, message } = error;
  const data = isCode(error.data?.code) ? error.data : null;
  const code = data?.code ?? codeWithoutData(error);
  const pause = (meta?.response as Response | undefined)?.headers.get("retry-after");
  return {
    code,
    message: data ? message : errorCatalogue[code].text,
    fields: data?.fields ?? {},
    isPassing: passing.has(code),
    retryAfter: pause ? Number(pause) : null,
    requestId: data?.request_id ?? null,
  };
}
