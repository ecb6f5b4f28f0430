import type { EventDetails } from "@callboard/contracts/event";
import { formatEuro } from "#shared/lib/text/money.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { ApplyDialogHost, loadApplyDialog } from "../application/apply-dialog-host.tsx";
import { ApplyPanel } from "../application/apply-panel.tsx";
import { ReceivedApplications } from "../application/received/received-applications.tsx";
import { type Applying, useApplying } from "../application/use-applying.ts";
import { ActionBar } from "./action-bar.tsx";
import { DetailBody } from "./detail-body.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { DetailScreen } from "./detail-screen.tsx";
import { DialogButton } from "./dialog-button.tsx";

/** Apply Now at the bottom of a phone's screen while the event takes applications. */
function ApplyBar({ event, applying }: { event: EventDetails; applying: Applying }) {
  if (!applying.canApply) return null;
  return (
    <ActionBar
      label={
        event.price !== null && (
          <>
            <span className="block text-16 font-semibold text-ink tabular-nums">
              {formatEuro(event.price)}
            </span>
            per Person
          </>
        )
      }
    >
      <DialogButton load={loadApplyDialog} onOpen={applying.open}>
        Apply Now
      </DialogButton>
    </ActionBar>
  );
}

const back = { to: "/events", text: "All auditions & events" };

function EventPage({ event }: { event: EventDetails }) {
  const applying = useApplying(event);
  return (
    <DetailBody
      event={event}
      hero={
        <DetailHero event={event} back={back} kindWord={event.eventCategory?.name || "Event"}>
          <ApplyPanel event={event} applying={applying} />
        </DetailHero>
      }
      bar={<ApplyBar event={event} applying={applying} />}
    >
      {applying.viewer?.can.review && (
        <ErrorBoundary>
          <ReceivedApplications eventId={event.id} />
        </ErrorBoundary>
      )}
      <ApplyDialogHost event={event} applying={applying} />
    </DetailBody>
  );
}

export function EventScreen({ id }: { id: string | undefined }) {
  return (
    <DetailScreen kind="event" id={id}>
      {(event) => <EventPage key={event.id} event={event} />}
    </DetailScreen>
  );
}
