import type { ErrorCode } from "@callboard/contracts/error";
import { AppError, type AppErrorDetails } from "../app-error.ts";

type Details = AppErrorDetails & {
  fields?: Record<string, string> | undefined;
  /** The upstream's HTTP status, where it answered at all. */
  status?: number | undefined;
};

/** The one error that a call to the upstream ends in, with the upstream's own words where it sent some. */
export class UpstreamError extends AppError {
  override readonly name = "UpstreamError";
  readonly fields: Record<string, string> | undefined;
  readonly status: number | undefined;

  constructor(code: ErrorCode, { fields, status, ...details }: Details = {}) {
    super(code, details);
    this.fields = fields;
    this.status = status;
  }
}
