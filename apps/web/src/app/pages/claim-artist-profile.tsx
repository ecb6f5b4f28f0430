import { ArtistClaim } from "#features/profile-claim/artist/artist-claim.tsx";
import { ClaimFrame } from "#features/profile-claim/claim-frame.tsx";
import { claimTitles } from "#features/profile-claim/claim-titles.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";

export function Page() {
  usePageHead({
    title: claimTitles.artist,
    description:
      "Claim your profile as an artist: who you are, what you do and what you have done, in three steps.",
    robots: "noindex",
  });
  return (
    <RequireSession title={claimTitles.artist}>
      <ClaimFrame kind="artist">{(claim) => <ArtistClaim {...claim} />}</ClaimFrame>
    </RequireSession>
  );
}
