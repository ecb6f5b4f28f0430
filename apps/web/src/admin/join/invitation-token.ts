import { readItem, writeItem } from "#shared/lib/page/browser-storage.ts";

const key = "admin:invitation";

/**
 * The token of an invitation: from the link, whose address is made plain again, and in this tab while somebody signs in or up.
 * It stands behind the #, which is sent to no server.
 */
export function takeInvitationToken(): string | null {
  const { hash, search, pathname } = window.location;
  const token = decodeURIComponent(hash.slice(1)) || new URLSearchParams(search).get("token");
  if (!token) return readItem("tab", key);
  writeItem("tab", key, token);
  window.history.replaceState(window.history.state, "", pathname);
  return token;
}

export function forgetInvitationToken(): void {
  writeItem("tab", key, null);
}

/** The link that somebody is invited with. */
export function invitationLink(token: string): string {
  return `${window.location.origin}/admin/join#${encodeURIComponent(token)}`;
}
