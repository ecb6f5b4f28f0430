import { ArtistClaim } from "../../features/profile-claim/artist/artist-claim.tsx";
import { ClaimFrame } from "../../features/profile-claim/claim-frame.tsx";
import { usePageHead } from "../../shared/lib/page-head.ts";
import { RequireSession } from "../../shared/ui/require-session.tsx";

export function Page() {
  usePageHead({
    title: "Claim Your Artist Profile",
    description:
      "Put yourself in the directory: who you are, what you do and what you have done, in three steps.",
    robots: "noindex",
  });
  return (
    <RequireSession>
      <ClaimFrame kind="artist">{(claim) => <ArtistClaim {...claim} />}</ClaimFrame>
    </RequireSession>
  );
}
