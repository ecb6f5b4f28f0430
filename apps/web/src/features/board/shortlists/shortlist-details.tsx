import type { ShortlistDetails as Details, ShortlistAct } from "@callboard/contracts/shortlist";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { Feedback } from "./feedback.tsx";
import type { ShortlistActs } from "./use-shortlist-acts.ts";

/** In ms: whoever looks sees marks come in. */
const askedEvery = 30_000;

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const actWords: Record<ShortlistAct, (count: number) => string> = {
  made: (count) => `Shared with ${people(count)} on it`,
  added: (count) => `${people(count)} added`,
  removed: (count) => `${people(count)} taken off`,
  prolonged: () => "Prolonged",
  linked: () => "New link made",
  revoked: () => "Link ended",
};

function Applicants({ applications, can, acts, shortlistId }: ApplicantsProps) {
  if (applications.length === 0) return <p className="text-muted">Nobody is on it any more.</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {applications.map(({ id, name, role, allows_sharing, feedback }) => (
        <li key={id} className="grid grid-cols-1 gap-2 border-line border-t pt-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 wrap-anywhere">
              <strong>{name}</strong>
              {role && `, ${role.name}`}
              {!allows_sharing && (
                <span className="block text-14 text-muted">Only name and public profile are shown.</span>
              )}
            </p>
            {can.share && (
              <Button
                variant="quiet"
                size="small"
                disabled={acts.change.isPending}
                onClick={() => acts.change.mutate({ id: shortlistId, application_ids: [id], is_on: false })}
              >
                Take off <span className="sr-only">{name}</span>
              </Button>
            )}
          </div>
          <Feedback feedback={feedback} canRemove={can.share} />
        </li>
      ))}
    </ul>
  );
}

type ApplicantsProps = Pick<Details, "applications" | "can"> & { acts: ShortlistActs; shortlistId: number };

/** Who is on a shortlist, what visitors made of them, and who of the team did what. */
export function ShortlistDetails({ id, acts }: { id: number; acts: ShortlistActs }) {
  const query = trpc.shortlist.get.useQuery(
    { id },
    { meta: { errors: "inline" }, refetchInterval: askedEvery },
  );
  if (query.isPending)
    return (
      <Loading text="Loading the shortlist...">
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  if (query.isError)
    return <ErrorState message="The shortlist could not be loaded" onRetry={() => void query.refetch()} />;
  const { applications, can, acts: done } = query.data;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Applicants applications={applications} can={can} acts={acts} shortlistId={id} />
      <ol aria-label="Who did what" className="grid grid-cols-1 gap-1 text-14 text-muted">
        {done.map(({ at, act, count, by_name }) => (
          <li key={`${at} ${act}`}>
            {formatDay(at)}: {actWords[act](count)}
            {by_name && `, by ${by_name}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
