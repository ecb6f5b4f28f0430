/** After these stands the token of a link out of a mail, of a draft's preview, or of a shared tape: who has it needs nothing else. */
const beforeToken = /(\/(?:unsubscribe|blog\/+preview|shortlist\/+tape)\/+)[^/]+/gi;

/** The path of an address as logs and traces have it: without its query, which may be personal, and without a token. */
export function loggedPath(address: string): string {
  const path = address.split("?", 1)[0] ?? "";
  return path.replace(beforeToken, "$1[redacted]");
}
