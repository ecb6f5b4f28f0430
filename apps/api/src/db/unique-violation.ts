/** The name of the constraint that a failed write ran into because the value is taken; null for any other failure. */
export function takenConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && error.code === "23505" && "constraint" in error) return String(error.constraint);
  return takenConstraint(error.cause);
}
