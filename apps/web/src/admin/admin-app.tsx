import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useFocusOnNavigation } from "#shared/lib/page/use-focus-on-navigation.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { StaffGate } from "./access/staff-gate.tsx";
import { Messages } from "./shell/messages.tsx";

/** The back office. `onMount` is called after the first render. */
export function AdminApp({ onMount }: { onMount?: () => void }) {
  const location = useLocation();
  const isOutside = !/^\/admin(\/|$)/.test(location.pathname);
  useFocusOnNavigation(location);
  useEffect(() => onMount?.(), [onMount]);
  // A link to the site leads to another app.
  useEffect(() => {
    if (isOutside) reloadAt(window.location.href);
  }, [isOutside]);
  return (
    <>
      <ErrorBoundary>{!isOutside && <StaffGate />}</ErrorBoundary>
      <Messages />
    </>
  );
}
