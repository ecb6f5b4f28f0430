import type { ReceivedCallInvitation } from "@callboard/contracts/call-invitation";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { formatDay, parseDate } from "#shared/lib/dates/dates.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { CallStatusChip } from "#shared/ui/call/call-status.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { InvitationState } from "./invitation-state.tsx";

const DeclineDialog = lazy(() =>
  import("./decline-dialog.tsx").then((module) => ({ default: module.DeclineDialog })),
);

const words = { new: "New", applied: "You have applied", declined: "You declined" };

/** An invitation to a call, for who is invited. */
export function ReceivedItem({ invitation }: { invitation: ReceivedCallInvitation }) {
  const { event, poster, state, message } = invitation;
  const [isDeclining, setIsDeclining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasDeclined = useRef(false);
  // What opened the dialog goes once the invitation is declined.
  const takeFocus = () => (hasDeclined.current ? heading : opener).current?.focus();
  const now = useNow();
  const isOver = event.apply_until !== null && parseDate(event.apply_until).isBefore(now);
  return (
    <article className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <InvitationState state={state} word={words[state]} />
        <CallStatusChip status={event.status} />
        {isOver && event.status === "published" && (
          <span className="text-14 text-muted">Takes no applications any more</span>
        )}
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-20 wrap-anywhere">
          <Link to={`/event/${event.id}`} className="text-link underline">
            {event.title}
          </Link>
        </h2>
        <p className="text-15 text-muted wrap-anywhere">
          {poster.name} invites you.{" "}
          {[event.present_city, event.start_date && formatDay(event.start_date)].filter(Boolean).join(", ")}
        </p>
      </div>
      {message && (
        <p className="max-w-prose border-line border-l-2 pl-3 whitespace-pre-line wrap-anywhere">{message}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={`/event/${event.id}`} className={buttonClass({ size: "small" })}>
          See the call <span className="sr-only">{event.title}</span>
        </Link>
        {state === "new" && (
          <Button ref={opener} variant="secondary" size="small" onClick={() => setIsDeclining(true)}>
            Decline <span className="sr-only">{event.title}</span>
          </Button>
        )}
      </div>
      {isDeclining && (
        <ErrorBoundary>
          <Suspense>
            <DeclineDialog
              invitation={invitation}
              onClose={() => setIsDeclining(false)}
              onDeclined={() => {
                hasDeclined.current = true;
              }}
              takeFocus={takeFocus}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </article>
  );
}
