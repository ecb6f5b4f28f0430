/** The headers of an answer that was made before a request was understood: nothing in it may be loaded or shown. */
export const plainHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/** What a page of ours may not ask a browser for. */
export const permissions = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/**
 * A browser keeps to https from then on, on the domains below ours too where those are included. It must not be told over
 * http, where anybody could have said it.
 */
export function strictTransport(subdomains: "on" | "off"): string {
  return subdomains === "on" ? "max-age=31536000; includeSubDomains" : "max-age=31536000";
}

/** The security headers of an answer that is data and no page. */
export const everyAnswer = { ...plainHeaders, "permissions-policy": permissions } as const;

const written = Object.entries(everyAnswer).flat();

/** The same as names and values in turn, with the id of the request that is answered, and over https with `secure`. */
export function answerHeaders(requestId: string, secure: string | null): string[] {
  const always = [...written, "x-request-id", requestId];
  if (secure) always.push("strict-transport-security", secure);
  return always;
}
