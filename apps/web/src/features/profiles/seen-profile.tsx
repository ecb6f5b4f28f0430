import type { ProfileReader } from "@callboard/contracts/audience";
import type { PublicProfile } from "@callboard/contracts/profile";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { ProfileBody } from "./profile-body.tsx";

/** Says why somebody sees more than others. */
function ReaderNote({ reader }: { reader: ProfileReader }) {
  if (reader === "public") return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3.5 py-2.5 text-15 print:hidden">
      <Eye aria-hidden className="size-5 shrink-0 text-muted" />
      {reader === "owner" ? (
        <>
          This is your profile, with what only you see.
          <Link to="/account/profile" className="text-link">
            Edit your profile
          </Link>
        </>
      ) : (
        "You see this profile as a poster that its owner applied to."
      )}
    </p>
  );
}

/** A profile, with what its owner shows to whoever is signed in. What everybody sees is there first. */
export function SeenProfile({ profile, acts }: { profile: PublicProfile; acts?: ReactNode }) {
  const { kind, id } = profile;
  const user = useUser();
  const hasPortfolios = useCapability("portfolios");
  const isAsked = Boolean(user) && hasPortfolios && kind === "artist";
  const { data } = trpc.portfolio.seen.useQuery(
    { kind, id },
    { enabled: isAsked, meta: { errors: "inline" } },
  );
  return (
    <>
      {isAsked && data && <ReaderNote reader={data.reader} />}
      <ProfileBody profile={(isAsked && data?.profile) || profile} acts={acts} />
    </>
  );
}
