import type { EventDetails } from "@callboard/contracts/event";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import type { Applying } from "./use-applying.ts";

/** Brings the form of an application, which no page needs to begin with. */
export const loadApplyDialog = () => import("./apply-dialog.tsx");

const ApplyDialog = lazy(() => loadApplyDialog().then(({ ApplyDialog }) => ({ default: ApplyDialog })));

/** The application's dialog, while it is open. */
export function ApplyDialogHost({ event, applying }: { event: EventDetails; applying: Applying }) {
  if (!applying.isOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <ApplyDialog event={event} onClose={applying.close} />
      </Suspense>
    </ErrorBoundary>
  );
}
