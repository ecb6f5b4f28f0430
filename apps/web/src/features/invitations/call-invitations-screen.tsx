import type { SentInvitation } from "@callboard/contracts/call-invitation";
import { profilePath } from "@callboard/contracts/profile-path";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { InvitationState } from "./invitation-state.tsx";

/** Not imported from the contracts, which would load their schemas. */
const pageSize = 20;

const words = { new: "Invited", applied: "Applied", declined: "Declined" };

const skeleton = (
  <Loading text="Loading who is invited..." className="grid gap-3">
    <Skeleton className="h-24 w-full rounded-card!" />
    <Skeleton className="h-24 w-full rounded-card!" />
    <Skeleton className="h-24 w-full rounded-card!" />
  </Loading>
);

const empty = (
  <Empty
    title="Nobody is invited yet."
    text="Press Invite to a call on the page of somebody, or choose several in one of your lists."
    action={
      <Link to="/directory" className={buttonClass({ variant: "secondary" })}>
        Find people
      </Link>
    }
  />
);

function SentItem({
  invitation: { profile, state, message, by_name, created_at },
}: {
  invitation: SentInvitation;
}) {
  return (
    <article className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-18 wrap-anywhere">
          {profile ? (
            <Link to={profilePath(profile)} className="text-link underline">
              {profile.name}
            </Link>
          ) : (
            "No longer public"
          )}
        </h2>
        <InvitationState state={state} word={words[state]} />
      </div>
      <p className="text-15 text-muted wrap-anywhere">
        {formatDay(created_at)}
        {by_name && `, by ${by_name}`}
      </p>
      {message && (
        <p className="max-w-prose border-line border-l-2 pl-3 whitespace-pre-line wrap-anywhere">{message}</p>
      )}
    </article>
  );
}

/** Who was invited to an own call, and what became of it. */
export function CallInvitationsScreen({ id: event_id }: { id: number }) {
  const { callInvitation } = trpc.useUtils();
  const inputOf = (page: number) => ({ event_id, limit: pageSize, page });
  const place = useListPages("page", (start) => callInvitation.sent.getInfiniteData(inputOf(start)));
  const query = trpc.callInvitation.sent.useInfiniteQuery(inputOf(place.start), {
    meta: { errors: "inline" },
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const code = query.error && readFailure(query.error).code;
  if (code === "not_found") return <NotFound />;
  const title = query.data?.pages[0]?.event.title;
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to={`/account/calls/${event_id}`}>Applications</BackLink>
        <h1 className="max-w-full text-28 wrap-anywhere sm:text-34">
          {title ? `Invited to ${title}` : "Invitations"}
        </h1>
      </div>
      {code === "forbidden" ? (
        <ErrorState
          message="Who is invited is shown to those who posted the call, while it is public."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div>
          <PagedList
            {...{ query, place, skeleton, empty }}
            itemsOf={({ invitations }) => invitations}
            words={["invitation", "invitations"]}
            failure="Who is invited could not be loaded"
            hasCount
            className="grid grid-cols-1 gap-3"
          >
            {(invitation) => <SentItem invitation={invitation} />}
          </PagedList>
        </div>
      )}
    </div>
  );
}
