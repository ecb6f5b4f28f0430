import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { ClaimSkeleton } from "./claim-skeleton.tsx";
import { claimTitles } from "./claim-titles.ts";
import { ClaimedPanel } from "./claimed-panel.tsx";

const nothingClaimed = { artist: null, agency: null };

/** The user's claimed profiles, as far as the upstream shows them; `refreshAll` refetches them. */
function useMyProfiles() {
  const isShown = useCapability("profiles");
  const utils = trpc.useUtils();
  const { refresh } = useAccount();
  const mine = trpc.profile.mine.useQuery(undefined, { enabled: isShown });
  const refreshAll = () => {
    void utils.profile.invalidate();
    refresh();
  };
  return { ...mine, data: isShown ? mine.data : nothingClaimed, refreshAll };
}

type MyProfiles = NonNullable<ReturnType<typeof useMyProfiles>["data"]>;
type Kind = keyof MyProfiles;

type ClaimFrameProps<Of extends Kind> = {
  kind: Of;
  /** Renders the wizard, starting from an earlier claim. */
  children: (claim: { profile: MyProfiles[Of]; userId: number; onClaimed: () => void }) => ReactNode;
};

/** Around a wizard: the loading state before it, and the link to the profile after it. */
export function ClaimFrame<Of extends Kind>({ kind, children }: ClaimFrameProps<Of>) {
  const user = useUser();
  const { data, error, isFetching, refetch, refreshAll } = useMyProfiles();
  const [isClaimed, setIsClaimed] = useState(false);
  const navigate = useNavigate();
  const here = useHere();
  if (isClaimed) {
    return <ClaimedPanel kind={kind} profile={data?.[kind]} onEdit={() => setIsClaimed(false)} />;
  }
  if (!user || (!data && isFetching)) return <ClaimSkeleton kind={kind} />;
  if (!data) {
    const message = failureMessage(readFailure(error), "Your profile could not be loaded");
    return (
      <div className="wrap max-w-4xl! pt-8 sm:pt-12">
        <h1 className="text-34 sm:text-40">{claimTitles[kind]}</h1>
        <ErrorState message={message} onRetry={() => void refetch()} />
      </div>
    );
  }
  const onClaimed = () => {
    setIsClaimed(true);
    // Removes the step from the URL, so that a reload starts at the profile's first step.
    if (here.current) void navigate(here.current.pathname, { replace: true });
    refreshAll();
  };
  return children({ profile: data[kind], userId: user.id, onClaimed });
}
