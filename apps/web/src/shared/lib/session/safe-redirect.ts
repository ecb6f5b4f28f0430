const anywhere = "https://here.invalid";

/** A path of this site to go on to, or null: never an address of somebody else's. */
export function safeRedirect(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || !URL.canParse(path, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(path, anywhere);
  return origin === anywhere && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** An address with where to go on afterwards, as `?next=`. */
export function withNext(path: string, next: string | null | undefined): string {
  const own = safeRedirect(next);
  return own ? `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(own)}` : path;
}
