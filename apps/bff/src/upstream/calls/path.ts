import { UpstreamError } from "../../app-error.ts";

/** Encodes one segment of a path. Throws UpstreamError for `.` and `..`, which would lead to another path. */
export function segment(value: string | number): string {
  const text = String(value);
  if (text === "." || text === "..") throw new UpstreamError("not_found");
  return encodeURIComponent(text.toWellFormed());
}
