import { lazy, Suspense } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

const Bell = lazy(() => import("#features/notifications/bell.tsx").then(({ Bell }) => ({ default: Bell })));

/** The bell of who is signed in; visitors load nothing of it. */
export function HeaderBell() {
  const user = useUser();
  const isOffered = useCapability("notifications");
  if (!user || !isOffered) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span className="size-11 shrink-0" />}>
        <Bell />
      </Suspense>
    </ErrorBoundary>
  );
}
