const anywhere = "https://here.invalid";

/** A redirect target on this site, or null for anything else. */
export function safeRedirect(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || !URL.canParse(path, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(path, anywhere);
  return origin === anywhere && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** Adds the redirect target as `?next=`, if it is safe. */
export function withNext(path: string, next: string | null | undefined): string {
  const own = safeRedirect(next);
  return own ? `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(own)}` : path;
}
