import { UpstreamError } from "../../app-error.ts";

/**
 * One segment of a path. `.` and `..` name no record, and would lead to another call on an upstream that resolves them.
 * Throws UpstreamError for these.
 */
export function segment(value: string | number): string {
  const text = String(value);
  if (text === "." || text === "..") throw new UpstreamError("not_found");
  return encodeURIComponent(text.toWellFormed());
}
