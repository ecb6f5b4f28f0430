import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAccount } from "../../shared/lib/account.ts";
import { failureMessage, readFailure } from "../../shared/lib/failure.ts";
import { useSession } from "../../shared/lib/session.ts";
import { trpc } from "../../shared/lib/trpc.ts";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import { ClaimSkeleton } from "./claim-skeleton.tsx";
import { ClaimedPanel } from "./claimed-panel.tsx";

/** Asks for the claimed profiles and says what has changed once another one is. */
function useOwnProfiles() {
  const utils = trpc.useUtils();
  const { refresh } = useAccount();
  const mine = trpc.profile.mine.useQuery();
  const refreshAll = () => {
    void utils.profile.invalidate();
    refresh();
  };
  return { ...mine, refreshAll };
}

type OwnProfiles = NonNullable<ReturnType<typeof useOwnProfiles>["data"]>;
type Kind = keyof OwnProfiles;

type ClaimFrameProps<Of extends Kind> = {
  kind: Of;
  /** The wizard, starting from what was claimed before. */
  children: (claim: { profile: OwnProfiles[Of]; userId: number; onClaimed: () => void }) => ReactNode;
};

/** What stands around a wizard: the wait for an earlier claim before it, and the way to the profile after it. */
export function ClaimFrame<Of extends Kind>({ kind, children }: ClaimFrameProps<Of>) {
  const { user } = useSession();
  const { data, error, isFetching, refetch, refreshAll } = useOwnProfiles();
  const [isClaimed, setIsClaimed] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (isClaimed) {
    return <ClaimedPanel kind={kind} id={data?.[kind]?.id} onEdit={() => setIsClaimed(false)} />;
  }
  if (!user || (!data && isFetching)) return <ClaimSkeleton />;
  if (!data) {
    const message = failureMessage(readFailure(error), "Your profile could not be loaded");
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const onClaimed = () => {
    setIsClaimed(true);
    // The step goes out of the address: whoever reloads finds the profile to edit from its start.
    void navigate(pathname, { replace: true });
    refreshAll();
  };
  return children({ profile: data[kind], userId: user.id, onClaimed });
}
