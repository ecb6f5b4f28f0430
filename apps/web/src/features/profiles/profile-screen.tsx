import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useCapability, usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Redirect } from "#shared/ui/session/redirect.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { type ProfileInput, profileInput } from "./profile-queries.ts";
import { profileHead } from "./profile-text.ts";
import { SeenProfile } from "./seen-profile.tsx";

function ProfileSkeleton() {
  return (
    <Loading
      text="Loading profile..."
      className="grid grid-cols-1 items-start gap-8 pt-2 sm:pt-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16"
    >
      <Skeleton className="aspect-4/5 w-full max-w-xs rounded-hero! md:max-w-none" />
      <div className="grid gap-4">
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-6.5 w-40 rounded-full!" />
        <Skeleton className="mt-4 h-28 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </Loading>
  );
}

type FrameProps = { profile: PublicProfile | undefined; status: number; children: ReactNode };

/** The back link and the document's head, whether the profile is loaded or not. */
function ProfileFrame({ profile, status, children }: FrameProps) {
  usePageStatus(status);
  usePageHead(profileHead(profile));
  return (
    <div className="wrap pt-4 sm:pt-6">
      <BackLink to="/#directory">Directory</BackLink>
      {!profile && (
        <div aria-busy={status === 200}>
          <h1 className="sr-only">Profile</h1>
        </div>
      )}
      {children}
    </div>
  );
}

/** The profile has another address by now, or its own is written differently. */
const hasMoved = ({ kind, id, slug }: PublicProfile, address: string) =>
  profilePath({ kind, id, slug }) !== `/profiles/${kind}/${address}`;

/** What else is done with a profile on its page. */
type ActsProps = { renderActs?: (profile: PublicProfile) => ReactNode };

type ProfileProps = ActsProps & { input: ProfileInput; address: string };

function Profile({ input, address, renderActs }: ProfileProps) {
  const { data, error } = trpc.profile.get.useQuery(input, { meta: { errors: "inline" } });
  const { search, hash } = useLocation();
  const retry = useRetryFailed();
  const failure = error && readFailure(error);
  if (failure?.code === "not_found" && !data) return <NotFound />;
  const message = failure && failureMessage(failure, "This profile could not be loaded");
  return (
    <ProfileFrame profile={data} status={data ? 200 : statusOfFailure(error)}>
      {!data && message && <ErrorState message={message} onRetry={retry} />}
      {!data && !message && <ProfileSkeleton />}
      {data && hasMoved(data, address) && <Redirect to={profilePath(data) + search + hash} />}
      {data && <SeenProfile profile={data} acts={renderActs?.(data)} />}
    </ProfileFrame>
  );
}

type ProfileScreenProps = ActsProps & { kind: string | undefined; id: string | undefined };

export function ProfileScreen({ kind, id, ...acts }: ProfileScreenProps) {
  const input = profileInput(kind, id, useCapability("slugs"));
  return input && id ? <Profile {...acts} input={input} address={id} /> : <NotFound />;
}
