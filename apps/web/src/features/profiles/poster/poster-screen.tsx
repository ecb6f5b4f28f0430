import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import { Printer } from "lucide-react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { QrCode } from "#shared/ui/qr-code.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { type ProfileKind, profileKindOf } from "../directory-url.ts";
import { ProfilePortrait } from "../profile-portrait.tsx";

/** One page of A4: who it is, and where the code leads. Nothing is on it that not everybody reads. */
function Poster({ profile }: { profile: PublicProfile }) {
  const { name, profession, present_city } = profile;
  const url = new URL(profilePath(profile), window.location.origin);
  return (
    <article
      aria-label="QR poster"
      className="grid w-full max-w-2xl grid-cols-1 justify-items-center gap-6 rounded-card border border-line bg-surface p-6 text-center sm:p-10 print:max-w-none print:gap-[7mm] print:rounded-none print:border-0 print:p-0"
    >
      <div className="w-full max-w-sm overflow-hidden rounded-hero print:w-[105mm] print:max-w-none">
        <ProfilePortrait profile={profile} sizes="384px" isPriority />
      </div>
      <div className="grid max-w-full gap-1">
        <h2 className="line-clamp-3 text-40 wrap-anywhere print:text-48">{name}</h2>
        <p className="text-20 wrap-anywhere print:text-23">
          {present_city ? `${profession}, ${present_city}` : profession}
        </p>
      </div>
      <div className="grid max-w-full justify-items-center gap-2">
        <QrCode text={url.href} label={`QR code of ${url.href}`} className="size-52 print:size-[48mm]" />
        <p className="max-w-full text-15 wrap-anywhere print:text-18">
          {url.host}
          {url.pathname}
        </p>
      </div>
    </article>
  );
}

function Unclaimed({ kind }: { kind: ProfileKind }) {
  return (
    <Empty
      title={`You have no ${kind} profile.`}
      text="Claim one first. Then its QR poster is here."
      action={
        <Link to={`/claim-${kind}-profile`} className={buttonClass({ variant: "secondary" })}>
          Claim your {kind} profile
        </Link>
      }
    />
  );
}

function OwnPoster({ kind }: { kind: ProfileKind }) {
  const inline = { meta: { errors: "inline" } } as const;
  const mine = trpc.profile.mine.useQuery(undefined, inline);
  const own = mine.data?.[kind];
  const shown = trpc.profile.get.useQuery({ kind, id: own?.id ?? 0 }, { ...inline, enabled: Boolean(own) });
  if (own === null) return <Unclaimed kind={kind} />;
  const error = mine.error ?? shown.error;
  if (!shown.data && error) {
    const failure = readFailure(error);
    if (failure.code === "not_found")
      return <Empty title="Your profile is not public." text="Its code would lead nowhere." />;
    const retry = () => void (mine.error ? mine.refetch() : shown.refetch());
    return (
      <ErrorState message={failureMessage(failure, "Your QR poster could not be loaded")} onRetry={retry} />
    );
  }
  if (!shown.data) {
    return (
      <Loading text="Loading your QR poster...">
        <Skeleton className="h-160 w-full max-w-2xl rounded-card!" />
      </Loading>
    );
  }
  return (
    <>
      <Button onClick={() => window.print()} className="justify-self-start print:hidden">
        <Printer aria-hidden className="size-5" /> Print
      </Button>
      <Poster profile={shown.data} />
    </>
  );
}

/** A QR poster of one's own profile, to be printed. */
export function PosterScreen({ kind: asked }: { kind: string | undefined }) {
  const kind = profileKindOf(asked ?? null);
  if (!kind) return <NotFound />;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 sm:pt-8 print:pt-0">
      <div className="grid justify-items-start gap-2 print:hidden">
        <BackLink to="/account">Your account</BackLink>
        <h1 className="text-34 sm:text-40">Your QR poster</h1>
        <p className="text-muted">One page of A4. The code leads to your public profile.</p>
      </div>
      <OwnPoster kind={kind} />
    </div>
  );
}
