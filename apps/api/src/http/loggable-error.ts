const sqlState = /^[0-9A-Z]{5}$/;
const helpful = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/** The lines of a stack that say where, without the message, which may repeat a value. */
const framesOf = ({ stack = "" }: Error) => stack.split("\n").filter((line) => /^\s+at /.test(line));

function isFromDatabase(error: unknown): error is Error & Record<string, unknown> {
  return (
    error instanceof Error && "code" in error && sqlState.test(String(error.code)) && "severity" in error
  );
}

/**
 * What to log of an error. A failed query's message repeats its parameters, and the database's own its rows, which are
 * personal data: what is logged is which query, where, and why by code.
 */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { err: error };
  const cause = "query" in error && error.cause ? error.cause : error;
  if (!isFromDatabase(cause))
    return { err: cause, ...(cause !== error && "query" in error && { query: error.query }) };
  const why = Object.fromEntries(helpful.map((name) => [name, cause[name]]));
  return { query: "query" in error ? error.query : undefined, database: why, stack: framesOf(cause) };
}
