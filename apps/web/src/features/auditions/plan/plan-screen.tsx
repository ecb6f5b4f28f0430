import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { AuditionFrame, failureOf, loadingAuditions } from "../audition-frame.tsx";
import { PlanForm } from "./plan-form.tsx";

/** Where a new audition day is made. */
export function PlanScreen({ id: eventId }: { id: number }) {
  const query = trpc.audition.days.useQuery({ event_id: eventId }, { meta: { errors: "inline" } });
  const { data } = query;
  const isRefused = data && !data.can.act;
  return (
    <AuditionFrame
      back={`/account/calls/${eventId}/auditions`}
      backText="To the auditions"
      title="New audition day"
    >
      {query.isPending && loadingAuditions}
      {query.isError && !data && (
        <ErrorState message={failureOf(readFailure(query.error).code)} onRetry={() => void query.refetch()} />
      )}
      {isRefused && <ErrorState message="Members of the team plan auditions: reviewers look." />}
      {data?.can.act && <PlanForm eventId={eventId} roles={data.roles} timeZone={data.time_zone} />}
    </AuditionFrame>
  );
}
