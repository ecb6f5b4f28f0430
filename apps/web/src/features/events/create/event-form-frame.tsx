import type { EventKind } from "@callboard/contracts/event";
import { type BaseSyntheticEvent, lazy, type ReactNode, Suspense, useId } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useWatch } from "react-hook-form";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ErrorSummary } from "#shared/ui/form/error-summary.tsx";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { labelsOf, labelsOfRoles } from "./event-labels.ts";
import { ContactFields, GeneralFields, type StoredPhotos, VenueFields } from "./fields/detail-fields.tsx";
import { ScheduleFields } from "./fields/schedule-fields.tsx";
import { RolesSection } from "./roles/roles-section.tsx";

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

type EventFormFrameProps<Values extends FieldValues> = {
  kind: EventKind;
  form: UseFormReturn<Values, unknown, unknown>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  failure: string | undefined;
  /** The progress of the upload, from 0 to 1. */
  part: number;
  isSending: boolean;
  stored?: StoredPhotos;
  failedTitle: string;
  submitText: string;
  busyText: string;
  /** Above the fields. */
  notice?: ReactNode;
  /** Above the submit button. */
  poster?: ReactNode;
  /** Beside the submit button. */
  children?: ReactNode;
};

/** The fields of an event or campaign, for posting it and for changing it later. */
export function EventFormFrame<Values extends FieldValues>({
  kind,
  form,
  submit,
  failure,
  part,
  isSending,
  stored,
  failedTitle,
  submitText,
  busyText,
  notice,
  poster,
  children,
}: EventFormFrameProps<Values>) {
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-6">
        <NeedsScript>
          This form needs JavaScript, which is off or did not arrive. What you write now cannot be posted.
        </NeedsScript>
        <ErrorSummary
          title={failedTitle}
          labels={{ ...labelsOf[kind], ...labelsOfRoles }}
          failure={failure}
        />
        {notice}
        <GeneralFields kind={kind} stored={stored} />
        <ScheduleFields kind={kind} />
        <VenueFields kind={kind} />
        <ContactFields kind={kind} />
        {kind === "event" && <RolesSection />}
        <Screening kind={kind} />
        {poster}
        {isSending && <PostingProgress part={part} />}
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <SubmitButton isSending={isSending} busyText={busyText} className="px-8">
            {submitText}
          </SubmitButton>
          {children}
        </div>
      </form>
    </FormProvider>
  );
}
