import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";

/** What stands under the buttons after a claim was refused; nothing where the fields say it themselves. */
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
