import { ProviderError } from "./provider-error.ts";

/**
 * One segment of a path. `.` and `..` name no record, and would lead to another call on a provider that resolves them.
 * Throws ProviderError for these.
 */
export function segment(value: string | number): string {
  const text = String(value);
  if (text === "." || text === "..") throw new ProviderError("not_found");
  return encodeURIComponent(text.toWellFormed());
}
