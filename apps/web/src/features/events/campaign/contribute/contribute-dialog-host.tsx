import type { EventDetails } from "@callboard/contracts/event";
import { lazy, Suspense } from "react";
import type { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

/** Brings the form of a contribution, which no page needs to begin with. */
export const loadContributeDialog = () => import("./contribute-dialog.tsx");

const ContributeDialog = lazy(() =>
  loadContributeDialog().then(({ ContributeDialog }) => ({ default: ContributeDialog })),
);

type ContributeDialogHostProps = { event: EventDetails; dialog: ReturnType<typeof useSearchParamDialog> };

/** The contribution's dialog, while it is open. */
export function ContributeDialogHost({ event, dialog }: ContributeDialogHostProps) {
  if (!dialog.isOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <ContributeDialog event={event} onClose={dialog.close} />
      </Suspense>
    </ErrorBoundary>
  );
}
