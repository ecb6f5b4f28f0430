import type { EventKind } from "@callboard/contracts/event";
import { crowdfundingForm, timedEventForm } from "@callboard/contracts/event-form";
import { lazy, Suspense, useId, useMemo } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ErrorSummary } from "#shared/ui/form/error-summary.tsx";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { labelsOf, labelsOfRoles } from "./event-labels.ts";
import { ContactFields, GeneralFields, VenueFields } from "./fields/detail-fields.tsx";
import { ScheduleFields } from "./fields/schedule-fields.tsx";
import { useWallClock } from "./fields/use-wall-clock.ts";
import { RolesSection } from "./roles/roles-section.tsx";
import { type Posted, usePostEvent } from "./use-post-event.ts";

/** The progress of the upload; `part` is from 0 to 1. */
function PostingProgress({ part }: { part: number }) {
  const id = useId();
  const percent = Math.round(part * 100);
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-15 text-muted">
        <span id={id}>{part < 1 ? "Sending your photos" : "Making your photos ready"}</span>
        <span className="tabular-nums">{percent} %</span>
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border border-control bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

const ScreeningNotes = lazy(() =>
  import("./screening/screening-notes.tsx").then(({ ScreeningNotes }) => ({ default: ScreeningNotes })),
);

/** What the rules find, where the upstream asks them; their code comes with the first words. The form works without it. */
function Screening({ kind }: { kind: EventKind }) {
  const isScreened = useCapability("screening");
  const written: unknown[] = useWatch({ name: ["title", "tags", "description", "email", "start_date"] });
  if (!isScreened || !written.some(Boolean)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ScreeningNotes kind={kind} />
      </Suspense>
    </ErrorBoundary>
  );
}

type EventFormProps = {
  kind: EventKind;
  /** Called after posting, when the draft is cleared. The form stays busy until the promise resolves. */
  onPosted: (posted: Posted) => void | Promise<void>;
};

/** The list where a new event appears first. */
const eventsLink = { to: "/events#all-events", text: "All auditions & events" };
/** The list where it appears until a moderator has looked at it. */
const ownLink = { to: "/account#auditions", text: "My auditions" };

function sayPosted(kind: EventKind, { isWaiting }: Posted): void {
  if (isWaiting) notify.success("A moderator will look at this before it is public.", ownLink);
  else notify.success("Event created successfully!", kind === "event" ? eventsLink : undefined);
}

function useEventForm({ kind, onPosted }: EventFormProps) {
  const wallClock = useWallClock();
  const schema = useMemo(
    () => (kind === "event" ? timedEventForm(wallClock) : crowdfundingForm),
    [kind, wallClock],
  );
  const { post, part, isPosting } = usePostEvent(kind);
  const { form, submit, failure } = useAppForm({
    schema,
    send: post,
    hasSummary: true,
    onSent: async (posted) => {
      if (!posted) return;
      form.reset();
      draft.clear();
      sayPosted(kind, posted);
      await onPosted(posted);
    },
  });
  const draft = useDraft(`create-${kind}`, form);
  return { form, submit, failure, part, isPosting };
}

/** The form of an event or campaign. Its draft survives a reload. */
export function EventForm(props: EventFormProps) {
  const { kind } = props;
  const { form, submit, failure, part, isPosting } = useEventForm(props);
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-6">
        <NeedsScript>
          This form needs JavaScript, which is off or did not arrive. What you write now cannot be posted.
        </NeedsScript>
        <ErrorSummary
          title="The event was not posted"
          labels={{ ...labelsOf[kind], ...labelsOfRoles }}
          failure={failure}
        />
        <GeneralFields kind={kind} />
        <ScheduleFields kind={kind} />
        <VenueFields kind={kind} />
        <ContactFields kind={kind} />
        {kind === "event" && <RolesSection />}
        <Screening kind={kind} />
        {isPosting && <PostingProgress part={part} />}
        <SubmitButton
          isSending={isPosting}
          busyText="Posting event..."
          className="px-8 sm:justify-self-start"
        >
          Post Event
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
