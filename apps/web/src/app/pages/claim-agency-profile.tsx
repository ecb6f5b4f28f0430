import { AgencyClaim } from "#features/profile-claim/agency/agency-claim.tsx";
import { ClaimFrame } from "#features/profile-claim/claim-frame.tsx";
import { claimTitles } from "#features/profile-claim/claim-titles.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";

export function Page() {
  usePageHead({
    title: claimTitles.agency,
    description:
      "Claim the profile of your agency: where you are, what you do and what you have made, in three steps.",
    robots: "noindex",
  });
  return (
    <RequireSession title={claimTitles.agency}>
      <ClaimFrame kind="agency">{(claim) => <AgencyClaim {...claim} />}</ClaimFrame>
    </RequireSession>
  );
}
