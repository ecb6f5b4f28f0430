import type { BrowserAuth } from "@callboard/contracts/account";

/**
 * Where a client keeps its half of a session, and how its requests carry the other half, the cookie. Neither is worth
 * anything alone.
 */
export type Session = {
  /** Who is signed in, with the token; null for a visitor. */
  read: () => BrowserAuth | null;
  /** Called by the client with what signing in answered, and with null when the session is over. */
  keep: (auth: BrowserAuth | null) => void;
  /** Sends a request together with the cookie. */
  fetch: typeof fetch;
};

/** A session in JSON, or null where the text is none. */
export function parseAuth(text: string | null): BrowserAuth | null {
  try {
    const { user, token } = JSON.parse(text ?? "null") as BrowserAuth;
    if (!Number.isInteger(user.id) || typeof user.name !== "string") return null;
    return typeof token === "string" && token !== ""
      ? { user: { id: user.id, name: user.name }, token }
      : null;
  } catch {
    return null;
  }
}
