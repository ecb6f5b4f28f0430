import type { EventDetails } from "@callboard/contracts/event";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { ApplyBar } from "../application/apply-bar.tsx";
import { ApplyDialogHost } from "../application/apply-dialog-host.tsx";
import { ApplyPanel } from "../application/apply-panel.tsx";
import { ReceivedApplications } from "../application/received/received-applications.tsx";
import { useApplying } from "../application/use-applying.ts";
import { DetailBody } from "./detail-body.tsx";
import { DetailScreen } from "./detail-screen.tsx";
import { DetailHero } from "./hero/detail-hero.tsx";

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
