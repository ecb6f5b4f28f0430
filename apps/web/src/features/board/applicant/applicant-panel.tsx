import type { ReceivedApplication } from "@callboard/contracts/application";
import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ApplicationFacts } from "#shared/ui/application-facts.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useBoardActs } from "../board-context.ts";
import { columnWords } from "../columns.ts";
import { useLoadedApplications } from "../lists/use-applications.ts";
import { ApplicantFeedback } from "../shortlists/feedback.tsx";
import { boardScope } from "../use-moving.ts";
import { MoveSelect } from "../views/move-select.tsx";
import { Rating } from "../views/stars.tsx";
import { Auditions } from "./auditions.tsx";
import { LabelForm, useLabelling } from "./label-form.tsx";
import { Notes } from "./notes.tsx";

function Marks({ application }: { application: ReceivedApplication }) {
  const { eventId, canDecide } = useBoardActs();
  const { put } = useLoadedApplications();
  const labelling = useLabelling();
  const { id, applicant, labels, state } = application;
  // Shown at once. Quick ones are sent one after the other, so that the last one stays.
  const rating = trpc.board.rate.useMutation({
    meta: { failure: "The rating could not be saved" },
    scope: { id: `rating ${id}` },
    onSuccess: (rated) => put([rated]),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <span className="text-muted">Column:</span> <strong>{columnWords[state]}</strong>
        {application.is_turned_down && ", said no to your offer"}
      </p>
      {canDecide && <MoveSelect label={`Move ${applicant.name} to`} state={state} rows={[application]} />}
      <Rating
        name={applicant.name}
        rating={rating.isPending ? rating.variables.rating : application.rating}
        onRate={(stars) => rating.mutate({ id, rating: stars })}
      />
      {labels.length > 0 && (
        <ul aria-label="Labels" className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li
              key={label.id}
              className="inline-flex items-center rounded-full bg-sunken pl-3 text-14 font-semibold"
            >
              {label.name}
              <button
                type="button"
                aria-label={`Take off ${label.name}`}
                onClick={() =>
                  labelling.mutate({ event_id: eventId, ids: [id], name: label.name, is_on: false })
                }
                className="grid size-8 place-items-center rounded-full hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LabelForm rows={[application]} label="New label" />
    </div>
  );
}

function Body({ id }: { id: number }) {
  const hasShortlists = useCapability("shortlists");
  const hasAuditions = useCapability("auditions");
  const { eventId, canDecide } = useBoardActs();
  const query = trpc.board.applicant.useQuery({ id }, { meta: { errors: "inline" } });
  const { put, refreshCounts } = useLoadedApplications();
  const review = trpc.application.review.useMutation({
    scope: boardScope(eventId),
    meta: { failure: "The application could not be opened" },
    onSuccess: (application) => {
      put([application]);
      void refreshCounts();
    },
  });
  const isNew = canDecide && query.data?.application.state === "sent";
  const markViewed = useEffectEvent(() => review.mutate({ id, state: "viewed" }));
  useEffect(() => {
    if (isNew) markViewed();
  }, [isNew]);
  if (query.isPending)
    return (
      <Loading text="Loading the application..." className="grid gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-48 w-full" />
      </Loading>
    );
  if (query.isError)
    return <ErrorState message="The application could not be loaded" onRetry={() => void query.refetch()} />;
  const { application, notes, history } = query.data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Marks application={application} />
      {hasAuditions && <Auditions application={application} />}
      <ApplicationFacts application={application} canWrite={canDecide} />
      {hasShortlists && <ApplicantFeedback id={id} />}
      <Notes id={id} notes={notes} />
      <section aria-labelledby="history-heading" className="grid grid-cols-1 gap-2">
        <h3 id="history-heading" className="text-18">
          History
        </h3>
        <ol className="grid grid-cols-1 gap-1 text-15">
          <li>{formatDay(application.created_at)}: Sent</li>
          {history.map(({ at, state, is_applicant, by_name }) => (
            <li key={`${at} ${state}`}>
              {formatDay(at)}: {columnWords[state]}
              {is_applicant ? ", by the applicant" : by_name && `, by ${by_name}`}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

type ApplicantPanelProps = { shown: ReceivedApplication | null; onClose: () => void };

/** One applicant beside the board: opening it marks a new application as viewed, where the viewer decides on it. */
export function ApplicantPanel({ shown, onClose }: ApplicantPanelProps) {
  return (
    <Dialog
      isOpen={shown !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown?.applicant.name ?? ""}
      shape="wide"
    >
      {shown && <Body key={shown.id} id={shown.id} />}
    </Dialog>
  );
}
