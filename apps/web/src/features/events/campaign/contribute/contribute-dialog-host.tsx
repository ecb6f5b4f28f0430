import type { EventDetails } from "@callboard/contracts/event";
import { lazy, Suspense } from "react";
import type { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

/** Loads the contribution form, which no page needs at first. */
export const loadContributeDialog = () => import("./contribute-dialog.tsx");

const ContributeDialog = lazy(() =>
  loadContributeDialog().then(({ ContributeDialog }) => ({ default: ContributeDialog })),
);

type ContributeDialogHostProps = { event: EventDetails; dialog: ReturnType<typeof useSearchParamDialog> };

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
