import { trpc } from "#shared/lib/api/trpc.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { OwnAudition } from "./own-audition.tsx";

/** The auditions that an own application is invited to. */
export function OwnAuditions({ applicationId }: { applicationId: number }) {
  const query = trpc.audition.ofApplication.useQuery(
    { application_id: applicationId },
    { meta: { errors: "inline" } },
  );
  if (query.isError && !query.data)
    return <ErrorState message="Your auditions could not be loaded" onRetry={() => void query.refetch()} />;
  return query.data?.auditions.map((audition) => (
    <OwnAudition key={audition.id} audition={audition} applicationId={applicationId} />
  ));
}
