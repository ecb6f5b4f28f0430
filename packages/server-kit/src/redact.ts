const censor = "[redacted]";

/** Names of secrets, in any case, with or without a dash. */
const secretName =
  /^(x-?)?api-?keys?$|authorization$|^bearer$|^(set-?)?cookie2?$|password$|^otp$|token$|secret$|^otp-?key$/i;
/** What is known of headers that hold no secret; everything else in them is left out. */
const plainHeader = /^(accept|content-length|content-type|host|retry-after|x-request-id)$/i;
const headersName = /(headers|trailers)$/i;
const credentials = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const maxDepth = 8;

function redactHeaders(headers: object): unknown {
  const entries =
    headers instanceof Headers || headers instanceof Map ? [...headers] : Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, plainHeader.test(String(name)) ? value : censor]),
  );
}

function redactEntry(name: string, value: unknown, depth: number): unknown {
  if (secretName.test(name)) return value === undefined ? value : censor;
  if (headersName.test(name) && typeof value === "object" && value !== null) return redactHeaders(value);
  return redact(value, depth);
}

/**
 * A copy of what is about to be logged, without secrets: whatever has the name of one, at any depth, all headers but a few, and
 * the credentials in texts.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.replace(credentials, `$1 ${censor}`);
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  if (depth === maxDepth) return "[too deep]";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, redactEntry(name, item, depth + 1)]),
  );
}
