import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { ReceivedItem } from "./received-item.tsx";
import { Refusals } from "./refusals.tsx";

/** Not imported from the contracts, which would load their schemas. */
const pageSize = 20;

const skeleton = (
  <Loading text="Loading your invitations..." className="grid gap-3">
    <Skeleton className="h-44 w-full rounded-card!" />
    <Skeleton className="h-44 w-full rounded-card!" />
  </Loading>
);

const empty = (
  <Empty
    title="Nobody has invited you yet."
    text="Who casts may invite you from your profile. You hear of it, and find it here."
  />
);

function Received() {
  const { callInvitation } = trpc.useUtils();
  const inputOf = (page: number) => ({ limit: pageSize, page });
  const place = useListPages("page", (start) => callInvitation.received.getInfiniteData(inputOf(start)));
  const query = trpc.callInvitation.received.useInfiniteQuery(inputOf(place.start), {
    meta: { errors: "inline" },
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return (
    <PagedList
      {...{ query, place, skeleton, empty }}
      itemsOf={({ invitations }) => invitations}
      words={["invitation", "invitations"]}
      failure="Your invitations could not be loaded"
      hasCount
      className="grid grid-cols-1 gap-3"
    >
      {(invitation) => <ReceivedItem invitation={invitation} />}
    </PagedList>
  );
}

/** The calls that one is invited to, and who may invite one. */
export function InvitationsScreen() {
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Invitations</h1>
        <p className="max-w-prose text-muted">Calls that those who cast have invited you to.</p>
      </div>
      <div>
        <Received />
      </div>
      <ErrorBoundary>
        <Refusals />
      </ErrorBoundary>
    </div>
  );
}
