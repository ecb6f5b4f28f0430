/** By Node: nobody is there, or the connection broke. */
const networkCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
]);
/** By PostgreSQL: connection exceptions, no connection left, starting or stopping. */
const serverCodes = /^(08...|53300|57P0[123])$/;
/** What the driver, its pool and ours say without a code; and the client of a bucket, of one that is silent or not well. */
const texts =
  /^(Connection terminated|timeout ex(pired|ceeded)|Client (has encountered|was closed)|PostgreSQL has said nothing|The S3 store (does not answer|answers 5))/;

/** True for the failure of a call that the database, or another service, could not be reached for, or did not finish. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (networkCodes.has(code) || serverCodes.test(code)) return true;
  return texts.test(error.message) || isUnreachable(error.cause);
}
