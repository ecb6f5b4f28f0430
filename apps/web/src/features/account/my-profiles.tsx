import { profilePath } from "@callboard/contracts/profile-path";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/state/skeleton.tsx";
import { ProfileAddress } from "./addresses/profile-address.tsx";
import { SectionFailure } from "./section-failure.tsx";

type MyProfile = { id: number; slug: string | null; profession: string; present_city: string };
type Kind = "artist" | "agency";

function Claimed({ kind, profile }: { kind: Kind; profile: MyProfile }) {
  const hasPortfolios = useCapability("portfolios");
  const hasSlugs = useCapability("slugs");
  const editPath = kind === "artist" && hasPortfolios ? "/account/profile" : `/claim-${kind}-profile`;
  return (
    <>
      <p className="text-muted">
        {profile.profession}, {profile.present_city}
      </p>
      {hasSlugs && <ProfileAddress kind={kind} profile={profile} />}
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        <Link
          to={profilePath({ ...profile, kind })}
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          View public page <span className="sr-only">of the {kind} profile</span>
        </Link>
        <Link to={`/account/poster/${kind}`} className={buttonClass({ variant: "quiet", size: "small" })}>
          QR poster <span className="sr-only">of the {kind} profile</span>
        </Link>
        <Link to={editPath} className={buttonClass({ variant: "quiet", size: "small" })}>
          Edit <span className="sr-only">the {kind} profile</span>
        </Link>
      </div>
    </>
  );
}

function Unclaimed({ kind }: { kind: Kind }) {
  return (
    <>
      <p className="text-muted">Not claimed yet.</p>
      <div className="mt-auto pt-2">
        <Link to={`/claim-${kind}-profile`} className={buttonClass({ variant: "secondary", size: "small" })}>
          Claim your {kind} profile
        </Link>
      </div>
    </>
  );
}

/** The user's artist and agency profile: view, edit or claim. */
export function MyProfiles() {
  const { data, error, isFetching, refetch } = trpc.profile.mine.useQuery();
  const cards = [
    { kind: "artist", title: "Artist", profile: data?.artist },
    { kind: "agency", title: "Agency", profile: data?.agency },
  ] as const;
  return (
    <AccountSection title="Your profiles" lead="One as an artist and one as an agency.">
      {error && !data && !isFetching ? (
        <SectionFailure
          message={failureMessage(readFailure(error), "Your profiles could not be loaded")}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {cards.map(({ kind, title, profile }) => (
            <li key={kind} className="flex min-w-0 flex-col gap-1 rounded-control border border-line p-4">
              <h3 className="text-18">{title}</h3>
              {profile === undefined && <Skeleton className="h-16 w-full" />}
              {profile === null && <Unclaimed kind={kind} />}
              {profile && <Claimed kind={kind} profile={profile} />}
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
