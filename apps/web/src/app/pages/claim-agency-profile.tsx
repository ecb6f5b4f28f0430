import { AgencyClaim } from "../../features/profile-claim/agency/agency-claim.tsx";
import { ClaimFrame } from "../../features/profile-claim/claim-frame.tsx";
import { usePageHead } from "../../shared/lib/page-head.ts";
import { RequireSession } from "../../shared/ui/require-session.tsx";

export function Page() {
  usePageHead({
    title: "Claim Your Agency Profile",
    description:
      "Put your agency in the directory: where you are, what you do and what you have made, in three steps.",
    robots: "noindex",
  });
  return (
    <RequireSession>
      <ClaimFrame kind="agency">{(claim) => <AgencyClaim {...claim} />}</ClaimFrame>
    </RequireSession>
  );
}
