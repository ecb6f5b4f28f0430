import type { PublicProfile } from "@callboard/contracts/profile";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { failureMessage, readFailure, statusOfFailure } from "../../shared/lib/failure.ts";
import { usePageStatus } from "../../shared/lib/page-context.ts";
import { usePageHead } from "../../shared/lib/page-head.ts";
import { trpc } from "../../shared/lib/trpc.ts";
import { useRetryFailed } from "../../shared/lib/use-retry-failed.ts";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import { NotFound } from "../../shared/ui/not-found.tsx";
import { ProfileBody } from "./profile-body.tsx";
import { type ProfileInput, profileInput } from "./profile-queries.ts";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { profileHead } from "./profile-words.ts";

type FrameProps = { profile: PublicProfile | undefined; status: number; children: ReactNode };

/** What stands around a profile, there or not: the way back, and what the document says of the page. */
function ProfileFrame({ profile, status, children }: FrameProps) {
  usePageStatus(status);
  usePageHead(profileHead(profile));
  return (
    <div className="wrap pt-4 sm:pt-6">
      <Link
        to="/#directory"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        Directory
      </Link>
      {children}
    </div>
  );
}

function Profile({ input }: { input: ProfileInput }) {
  const { data, error } = trpc.profile.get.useQuery(input, { meta: { errors: "inline" } });
  const retry = useRetryFailed();
  const failure = error && readFailure(error);
  if (failure?.code === "not_found" && !data) return <NotFound />;
  const message = failure && failureMessage(failure, "This profile could not be loaded");
  return (
    <ProfileFrame profile={data} status={data ? 200 : statusOfFailure(error)}>
      {!data && message && <ErrorState message={message} onRetry={retry} />}
      {!data && !message && <ProfileSkeleton />}
      {data && <ProfileBody profile={data} />}
    </ProfileFrame>
  );
}

/** The page of one claimed profile, as everybody sees it. */
export function ProfileScreen({ kind, id }: { kind: string | undefined; id: string | undefined }) {
  const input = profileInput(kind, id);
  return input ? <Profile input={input} /> : <NotFound />;
}
