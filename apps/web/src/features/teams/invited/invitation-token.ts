import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { notifyStorage, readItem, subscribeToStorage, writeItem } from "#shared/lib/page/browser-storage.ts";

const key = "team-invitation";

/** The token behind the # of a mailed link; null for none, and for what cannot be read. */
function tokenInAddress(): string | null {
  try {
    return decodeURIComponent(window.location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}

export function forgetInvitationToken(): void {
  writeItem("tab", key, null);
  notifyStorage();
}

/**
 * The token of the mailed link that somebody came by. The tab keeps it while they sign in or up, and the address is made plain: what stands
 * behind the # would be sent along with the way back. Null for none, on the server and during hydration.
 */
export function useInvitationToken(): string | null {
  const navigate = useNavigate();
  const token = useSyncExternalStore(
    subscribeToStorage,
    () => tokenInAddress() ?? readItem("tab", key),
    () => null,
  );
  useEffect(() => {
    const found = tokenInAddress();
    if (!found) return;
    writeItem("tab", key, found);
    void navigate(window.location.pathname, { replace: true });
  }, [token, navigate]);
  return token;
}
