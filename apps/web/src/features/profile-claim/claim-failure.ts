import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";

/** The error under the buttons after a failed claim; nothing where the fields show it. */
export function claimFailure(
  error: unknown,
  labels: Readonly<Record<string, string>>,
  text?: string,
): string | undefined {
  if (!error) return undefined;
  const failure = readFailure(error);
  const isOnFields = Object.keys(failure.fields).some((name) => Object.hasOwn(labels, name));
  return isOnFields ? undefined : failureMessage(failure, text);
}
