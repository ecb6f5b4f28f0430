import type { ErrorCode } from "@callboard/contracts/error";
import { Refusal, type RefusalDetails } from "../refusal.ts";

type Details = RefusalDetails & {
  fields?: Record<string, string> | undefined;
  /** The provider's HTTP status, where it answered at all. */
  status?: number | undefined;
};

/** The one error that a call to the provider ends in, with the provider's own words where it sent some. */
export class ProviderError extends Refusal {
  override readonly name = "ProviderError";
  readonly fields: Record<string, string> | undefined;
  readonly status: number | undefined;

  constructor(code: ErrorCode, { fields, status, ...details }: Details = {}) {
    super(code, details);
    this.fields = fields;
    this.status = status;
  }
}
