import { type ComponentProps, lazy, Suspense } from "react";
import { ErrorBoundary } from "../state/error-boundary.tsx";

/** Loads the confirmation dialog, which no page needs at first. */
export const loadConfirmDialog = () => import("./confirm-dialog.tsx");

const ConfirmDialog = lazy(() =>
  loadConfirmDialog().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

/** The confirmation dialog; where its code does not come, an error stands in its place and the page stays. */
export function ConfirmDialogHost(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <ErrorBoundary>
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
