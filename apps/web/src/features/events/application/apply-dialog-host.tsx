import type { EventDetails } from "@callboard/contracts/event";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import type { Applying } from "./use-applying.ts";

/** Loads the application form, which no page needs at first. */
export const loadApplyDialog = () => import("./apply-dialog.tsx");

const ApplyDialog = lazy(() => loadApplyDialog().then(({ ApplyDialog }) => ({ default: ApplyDialog })));

export function ApplyDialogHost({ event, applying }: { event: EventDetails; applying: Applying }) {
  if (!applying.isOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <ApplyDialog event={event} roleId={applying.roleId} onClose={applying.close} />
      </Suspense>
    </ErrorBoundary>
  );
}
