import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";

/** Longest message of the provider that is passed on, in characters. */
const messageMax = 300;

type Details = {
  /** The provider's own words; the catalogue's text where it sent none. */
  message?: string | undefined;
  fields?: Record<string, string> | undefined;
  /** The provider's HTTP status, where it answered at all. */
  status?: number | undefined;
  cause?: unknown;
};

/** The one error that a call to the provider ends in. Its message is fit for the screen. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly status: number | undefined;

  constructor(code: ErrorCode, { message, fields, status, cause }: Details = {}) {
    super(message?.trim().slice(0, messageMax) || errorCatalogue[code].text, { cause });
    this.code = code;
    this.fields = fields;
    this.status = status;
  }
}
