/** Browsers take these for safe without TLS. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** A cookie of a Set-Cookie header; null for one that a browser would not take from this address. */
function readCookie(header: string, address: URL) {
  const [pair = "", ...rest] = header.split(";").map((part) => part.trim());
  const attributes = new Map<string, string | undefined>();
  for (const part of rest) {
    const [attribute = "", value] = part.toLowerCase().split("=", 2);
    attributes.set(attribute, value);
  }
  const name = pair.slice(0, pair.indexOf("="));
  const isSafe = address.protocol === "https:" || isLoopback(address);
  const isSecure = attributes.has("secure");
  const isHostOnly = attributes.get("path") === "/" && !attributes.has("domain");
  if (isSecure && !isSafe) return null;
  if (name.startsWith("__Host-") && !(isSecure && isHostOnly)) return null;
  if (name.startsWith("__Host-Http-") && !attributes.has("httponly")) return null;
  return { name, value: pair.slice(name.length + 1), isOver: attributes.get("max-age") === "0" };
}

/** Both halves of a session, each where it is kept. */
export type BrowserState = { cookies: Record<string, string>; auth: unknown };

/**
 * A browser with a page of `origin`, as far as a front end notices: `fetch` takes paths, sends and keeps cookies by a browser's rules, which
 * let plain http be on this machine, and says where it comes from. `state` is the session that it has already.
 */
export function createBrowser(origin: string, state?: BrowserState) {
  const cookies = new Map(Object.entries(state?.cookies ?? {}));
  const items = new Map(state ? [["auth", JSON.stringify(state.auth)]] : []);

  const platformFetch = globalThis.fetch;

  const send: typeof fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, origin);
    if (address.origin !== origin) throw new TypeError(`A page of ${origin} does not call ${address.origin}`);
    const hasCookies = init?.credentials !== "omit";
    const headers = new Headers(init?.headers);
    headers.set("sec-fetch-site", "same-origin");
    if ((init?.method ?? "GET") !== "GET") headers.set("origin", origin);
    if (hasCookies && cookies.size > 0)
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const answer = await platformFetch(address, { ...init, headers });
    for (const header of hasCookies ? answer.headers.getSetCookie() : []) {
      const cookie = readCookie(header, address);
      if (cookie?.isOver) cookies.delete(cookie.name);
      else if (cookie) cookies.set(cookie.name, cookie.value);
    }
    return answer;
  };
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { fetch: send, localStorage, cookies: cookies as ReadonlyMap<string, string> };
}

export type Browser = ReturnType<typeof createBrowser>;
