import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { notifyStorage, useStoredItem, writeItem } from "#shared/lib/page/browser-storage.ts";

const key = "team-invitation";

function keepToken(token: string | null): void {
  writeItem("tab", key, token);
  notifyStorage();
}

export const forgetInvitationToken = () => keepToken(null);

/** The token behind the # of a mailed link; null for none, and for what cannot be read. */
function tokenOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/**
 * The token of the mailed link that somebody came by; null for none. The tab keeps it while they sign in or up, and the address is made
 * plain: what stands behind the # would be sent along with the way back.
 */
export function useInvitationToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const stored = useStoredItem("tab", key);
  const found = tokenOf(hash);
  useEffect(() => {
    if (!found) return;
    keepToken(found);
    void navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return found ?? stored;
}
