import type { EventDetails } from "@callboard/contracts/event";
import { lazy, type ReactNode, Suspense } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { ApplyDialogHost, loadApplyDialog } from "../application/apply-dialog-host.tsx";
import { ApplyPanel } from "../application/apply-panel.tsx";
import { ReceivedApplications } from "../application/received/received-applications.tsx";
import { type Applying, useApplying } from "../application/use-applying.ts";
import { closedText } from "../card/event-text.ts";
import { callStateOf } from "../card/event-time.ts";
import { FairCall } from "../fair-call/fair-call.tsx";
import { RoleList } from "../roles/role-list.tsx";
import { ActionBar } from "./action-bar.tsx";
import { ContactLink, isReachable } from "./contact-link.tsx";
import { DetailBody } from "./detail-body.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { DetailScreen } from "./detail-screen.tsx";
import { DialogButton } from "./dialog-button.tsx";

const OwnCallActions = lazy(() =>
  import("./own/own-call-actions.tsx").then(({ OwnCallActions }) => ({ default: OwnCallActions })),
);

const back = { to: "/events", text: "All auditions & events" };

type EventPageProps = {
  event: EventDetails;
  /** What there is to read for it. */
  stories?: ReactNode;
};

type EventBodyProps = EventPageProps & {
  /** Apply Now, or why it is not there. */
  panel: ReactNode;
  /** Apply Now at the bottom of a phone's screen. */
  phoneButton: ReactNode;
  applying?: Applying;
  children?: ReactNode;
};

function EventBody({ event, stories, panel, phoneButton, applying, children }: EventBodyProps) {
  const price = event.price !== null && (
    <>
      <span className="block text-16 font-semibold text-ink tabular-nums">{formatEuro(event.price)}</span>
      per Person
    </>
  );
  return (
    <DetailBody
      event={event}
      stories={stories}
      hero={
        <DetailHero event={event} back={back} kindWord={event.eventCategory?.name || "Event"}>
          {panel}
        </DetailHero>
      }
      bar={phoneButton && <ActionBar label={price}>{phoneButton}</ActionBar>}
    >
      <RoleList event={event} {...(applying && { applying })} />
      <FairCall event={event} />
      {children}
    </DetailBody>
  );
}

function EventWithApplications({ event, stories }: EventPageProps) {
  const applying = useApplying(event);
  const canManage = useCapability("calls") && applying.viewer?.can.review === true;
  const hasBoard = useCapability("reviewing");
  return (
    <EventBody
      event={event}
      stories={stories}
      applying={applying}
      panel={
        <>
          <ApplyPanel event={event} applying={applying} />
          {canManage && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <OwnCallActions id={event.id} />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      }
      phoneButton={
        applying.canApply && (
          <DialogButton load={loadApplyDialog} onOpen={applying.open}>
            Apply Now
          </DialogButton>
        )
      }
    >
      {hasBoard && applying.viewer?.can.review && (
        <ErrorBoundary>
          <ReceivedApplications eventId={event.id} />
        </ErrorBoundary>
      )}
      <ApplyDialogHost event={event} applying={applying} />
    </EventBody>
  );
}

/** An event whose applications go to its contact. */
function EventWithContact({ event, stories }: EventPageProps) {
  const state = callStateOf(event, useNow());
  const canApply = state === "open" && isReachable(event);
  return (
    <EventBody
      event={event}
      stories={stories}
      panel={
        state === "open" ? (
          canApply && <ContactLink className="max-sm:hidden">Apply Now</ContactLink>
        ) : (
          <p className="font-semibold text-muted">{closedText[state]}</p>
        )
      }
      phoneButton={canApply && <ContactLink>Apply Now</ContactLink>}
    />
  );
}

type EventScreenProps = { id: string | undefined; renderStories?: (event: EventDetails) => ReactNode };

export function EventScreen({ id, renderStories }: EventScreenProps) {
  const EventPage = useCapability("applications") ? EventWithApplications : EventWithContact;
  return (
    <DetailScreen kind="event" id={id}>
      {(event) => <EventPage key={event.id} event={event} stories={renderStories?.(event)} />}
    </DetailScreen>
  );
}
