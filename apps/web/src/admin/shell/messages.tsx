import { useHasToasts } from "#shared/lib/failure/notify.ts";
import { Toaster } from "#shared/ui/overlay/toaster.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

/** The live region exists before its first message, so that the message is announced. */
export function Messages() {
  const hasToasts = useHasToasts();
  return (
    <div aria-live="polite">
      {hasToasts && (
        <ErrorBoundary fallback={null}>
          <Toaster />
        </ErrorBoundary>
      )}
    </div>
  );
}
