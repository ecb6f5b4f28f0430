import type { Teams } from "@callboard/contracts/team";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { ForVisitor } from "./invited/for-visitor.tsx";
import { InvitationCard } from "./invited/invitation-card.tsx";
import { forgetInvitationToken, useInvitationToken } from "./invited/invitation-token.ts";
import { MailedInvitation } from "./invited/mailed-invitation.tsx";
import { TeamSection } from "./team-section.tsx";
import { useTeamActs } from "./use-team-acts.ts";

const title = "Your team";

const inNone = (
  <Empty
    title="You are in no team."
    text="A team works on an agency's calls together. It begins with the agency's profile; others join by invitation."
    action={
      <Link to="/claim-agency-profile" className={buttonClass({ variant: "secondary" })}>
        Claim an agency profile
      </Link>
    }
  />
);

const skeleton = (
  <Loading text="Loading your team..." className="grid gap-4">
    <Skeleton className="h-72 w-full rounded-card!" />
  </Loading>
);

type TeamListProps = Teams & { onSettled: () => void };

function TeamList({ teams, invited, onSettled }: TeamListProps) {
  const acts = useTeamActs();
  return (
    <>
      {invited.map((invitation) => (
        <InvitationCard
          key={invitation.id}
          invitation={invitation}
          which={{ id: invitation.id }}
          onAnswered={onSettled}
        />
      ))}
      {teams.map((team) => (
        <TeamSection key={team.id} team={team} acts={acts} onLeft={onSettled} />
      ))}
    </>
  );
}

function OwnTeams({ token }: { token: string | null }) {
  const { data, error, isFetching, refetch } = trpc.team.mine.useQuery(undefined, {
    meta: { errors: "inline" },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone by then.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const settleMailed = () => {
    forgetInvitationToken();
    focusHeading();
  };
  const isNothing = data?.teams.length === 0 && data.invited.length === 0;
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-6 sm:pt-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 ref={heading} tabIndex={-1} className="text-34 sm:text-40">
          {title}
        </h1>
      </div>
      {token && <MailedInvitation token={token} onDone={settleMailed} />}
      {data && <TeamList {...data} onSettled={focusHeading} />}
      {isNothing && !token && inNone}
      {!data && (!error || isFetching) && skeleton}
      {!data && error && !isFetching && (
        <ErrorState
          message={failureMessage(readFailure(error), "Your team could not be loaded")}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

/** The teams that somebody is in, and the invitations to others; also where the link of a mailed invitation leads. */
export function TeamScreen() {
  const user = useUser();
  const token = useInvitationToken();
  if (!user && token) return <ForVisitor />;
  return (
    <RequireSession title={title}>
      <OwnTeams token={token} />
    </RequireSession>
  );
}
