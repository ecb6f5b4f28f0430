import { useQuery } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { InvitationCard, InvitationFrame } from "./invitation-card.tsx";

/** The invitation with a token, which is asked for by a mutation so that the token is in no address. */
function useMailedInvitation(token: string) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["team invitation", token],
    queryFn: () => client.team.invitation.mutate({ token }),
    meta: { errors: "inline" },
    ...{ retry: false, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
}

function Over({ onDismiss }: { onDismiss: () => void }) {
  return (
    <InvitationFrame title="This invitation is over">
      <p className="text-muted">
        It has been answered, taken back or replaced, or is older than a week. Ask the agency for another one.
      </p>
      <Button variant="secondary" onClick={onDismiss}>
        Dismiss
      </Button>
    </InvitationFrame>
  );
}

/** The invitation that the link of a mail leads to. `onDone`: once it is answered, or read that it is over. */
export function MailedInvitation({ token, onDone }: { token: string; onDone: () => void }) {
  const { data, error, isFetching, refetch } = useMailedInvitation(token);
  if (data) return <InvitationCard invitation={data} which={{ token }} onAnswered={onDone} />;
  if (!error || isFetching)
    return (
      <Loading text="Loading the invitation...">
        <Skeleton className="h-56 w-full rounded-card!" />
      </Loading>
    );
  const failure = readFailure(error);
  if (failure.code === "validation") return <Over onDismiss={onDone} />;
  return (
    <InvitationFrame title="An invitation">
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="text-error">{failureMessage(failure, "The invitation could not be loaded")}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    </InvitationFrame>
  );
}
