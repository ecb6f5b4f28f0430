import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";

/** Longest message that is passed on, in characters. */
const messageMax = 300;

export type AppErrorDetails = {
  /** Words for the screen; the catalogue's text where there are none. */
  message?: string | undefined;
  /** After how many seconds it is worth trying again. */
  retryAfter?: number | undefined;
  cause?: unknown;
};

/** An error that the catalogue has a code for. Its message is fit for the screen. */
export class AppError extends Error {
  override readonly name: string = "Refusal";
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, retryAfter, cause }: AppErrorDetails = {}) {
    super(message?.trim().slice(0, messageMax) || errorCatalogue[code].text, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
