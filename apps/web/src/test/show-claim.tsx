import { type Capability, capabilities } from "@callboard/contracts/capability";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { AgencyClaim } from "#features/profile-claim/agency/agency-claim.tsx";
import { ArtistClaim } from "#features/profile-claim/artist/artist-claim.tsx";
import { ClaimFrame } from "#features/profile-claim/claim-frame.tsx";
import { claimAnswers, signIn } from "./claims.ts";
import type { Answers } from "./fake-gateway.ts";
import { renderAt } from "./render-at.tsx";

/** Opens a wizard for a signed-in user, and waits for its first field. */
export async function showClaim(
  kind: "artist" | "agency",
  answers: Answers = {},
  search = "",
  beside?: ReactNode,
  offered: readonly Capability[] = capabilities,
) {
  signIn();
  const wizard =
    kind === "artist" ? (
      <ClaimFrame kind="artist">{(claim) => <ArtistClaim {...claim} />}</ClaimFrame>
    ) : (
      <ClaimFrame kind="agency">{(claim) => <AgencyClaim {...claim} />}</ClaimFrame>
    );
  const page = (
    <>
      {wizard}
      {beside}
    </>
  );
  const view = renderAt(`/claim-${kind}-profile${search}`, page, {
    answers: { ...claimAnswers, ...answers },
    offered,
  });
  await screen.findByRole("button", { name: /^(Next Step|Submit)/ });
  return view;
}
