import type { EventDetails } from "@callboard/contracts/event";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { eventInput } from "../../detail/detail-queries.ts";
import { ApplyDialogHost } from "../apply-dialog-host.tsx";
import { useApplying } from "../use-applying.ts";
import { useApplyParam } from "./use-apply-param.ts";

const load = () => import("./no-apply-dialog.tsx");
const NoApplyDialog = lazy(() => load().then(({ NoApplyDialog }) => ({ default: NoApplyDialog })));
const LoadFailureDialog = lazy(() =>
  load().then(({ LoadFailureDialog }) => ({ default: LoadFailureDialog })),
);

/** The form, or why there is none: a call that is closed, one's own, or one that was applied to before. */
function ApplyTo({ event }: { event: EventDetails }) {
  const applying = useApplying(event);
  const [hasFormOpened, setHasFormOpened] = useState(false);
  useEffect(() => {
    if (applying.isOpen) setHasFormOpened(true);
  }, [applying.isOpen]);
  if (applying.canApply) return <ApplyDialogHost event={event} applying={applying} />;
  // Once the application is sent, the card says so.
  return hasFormOpened ? null : <NoApplyDialog event={event} applying={applying} />;
}

function WantedEvent({ id }: { id: number }) {
  const { close } = useApplyParam();
  const { data: event, error, refetch } = trpc.event.get.useQuery({ id }, { meta: { errors: "inline" } });
  if (event) return <ApplyTo event={event} />;
  if (!error) return null;
  const message = failureMessage(readFailure(error), "The event could not be loaded");
  return <LoadFailureDialog message={message} onRetry={() => void refetch()} onClose={close} />;
}

/** The application dialog over the list that it is asked for on: see `useApplyParam`. One for each page with cards. */
export function ApplyOverList() {
  const [search] = useSearchParams();
  const hasForm = useCapability("applications");
  const input = eventInput(search.get("apply") ?? undefined);
  if (!input || !hasForm) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <WantedEvent key={input.id} id={input.id} />
      </Suspense>
    </ErrorBoundary>
  );
}
