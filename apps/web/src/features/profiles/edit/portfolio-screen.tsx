import type { Portfolio } from "@callboard/contracts/portfolio";
import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { AudienceSection } from "./audiences/audience-section.tsx";
import { HeadshotSection } from "./headshots/headshot-section.tsx";
import { PreviewSection } from "./preview-section.tsx";
import { ResumeSection } from "./resume/resume-section.tsx";

const unclaimed = (
  <Empty
    title="You have no artist profile."
    text="Claim one first. Then you add headshots and a résumé here, and say who sees what."
    action={
      <Link to="/claim-artist-profile" className={buttonClass({ variant: "secondary" })}>
        Claim your artist profile
      </Link>
    }
  />
);

const skeleton = (
  <Loading text="Loading your profile..." className="grid gap-6">
    <Skeleton className="h-80 w-full rounded-card!" />
    <Skeleton className="h-80 w-full rounded-card!" />
  </Loading>
);

type SectionsProps = { portfolio: Portfolio; profile: PublicProfile };

function Sections({ portfolio, profile }: SectionsProps) {
  return (
    <>
      <HeadshotSection headshots={portfolio.headshots} />
      <ResumeSection resume={portfolio.resume} />
      <AudienceSection profile={profile} portfolio={portfolio} />
      <PreviewSection />
    </>
  );
}

/** Where artists add to their profile, and say who sees which part of it. */
export function PortfolioScreen() {
  const mine = trpc.portfolio.mine.useQuery(undefined, { meta: { errors: "inline" } });
  const own = trpc.portfolio.preview.useQuery({ as: "owner" }, { meta: { errors: "inline" } });
  const error = mine.error ?? own.error;
  const isThere = mine.data !== undefined && own.data !== undefined;
  const retry = () => void Promise.all([mine.refetch(), own.refetch()]);
  return (
    <div className="wrap grid max-w-5xl! grid-cols-1 gap-6 pt-6 sm:pt-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Your artist profile</h1>
        {own.data && (
          <p className="flex flex-wrap gap-x-6">
            <Link to={profilePath(own.data)} className="text-link inline-flex min-h-9 items-center">
              View public page
            </Link>
            <Link to="/account/poster/artist" className="text-link inline-flex min-h-9 items-center">
              QR poster
            </Link>
          </p>
        )}
      </div>
      {mine.data && own.data && <Sections portfolio={mine.data} profile={own.data} />}
      {isThere && !mine.data && unclaimed}
      {!isThere && !error && skeleton}
      {!isThere && error && (
        <ErrorState
          message={failureMessage(readFailure(error), "Your profile could not be loaded")}
          onRetry={retry}
        />
      )}
    </div>
  );
}
