import { type CreateArtistProfileInput, createArtistProfileInput } from "@callboard/contracts/artist-profile";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { claimDraftKey } from "../claim-draft.ts";
import { claimFailure } from "../claim-failure.ts";
import { ClaimSkeleton } from "../claim-skeleton.tsx";
import { claimTitles } from "../claim-titles.ts";
import { startValues } from "../start-values.ts";
import { PromoBanner } from "../wizard/promo-banner.tsx";
import { Wizard } from "../wizard/wizard.tsx";
import { artistLabels } from "./artist-labels.ts";
import { artistSteps } from "./artist-steps.tsx";

type ArtistClaimProps = { profile: CreateArtistProfileInput | null; userId: number; onClaimed: () => void };

function useArtistForm({ profile, userId, onClaimed }: ArtistClaimProps) {
  const claim = trpc.profile.claimArtist.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending } = useAppForm({
    schema: createArtistProfileInput,
    values: startValues(artistLabels, profile),
    send: claim.mutateAsync,
    onSent: ({ message }) => {
      draft.clear();
      notify.success(message);
      onClaimed();
    },
  });
  const draft = useDraft(claimDraftKey("artist", userId), form, { place: "browser" });
  return { form, submit, isSending, isReady: draft.isRestored, error: claim.error };
}

const promo = (
  <PromoBanner
    title="Calls are pinned here every week"
    text="Auditions, castings and workshops: what is coming up, where, and for whom."
    to="/events"
    action="See auditions"
  />
);

export function ArtistClaim(props: ArtistClaimProps) {
  const { form, submit, isSending, isReady, error } = useArtistForm(props);
  if (!isReady) return <ClaimSkeleton kind="artist" />;
  return (
    <FormProvider {...form}>
      <Wizard
        title={claimTitles.artist}
        lead="Three short steps. What you write is kept in this browser until you submit it."
        steps={artistSteps}
        nextText={(step) => `Next Step (${step} / ${artistSteps.length})`}
        submit={submit}
        isSending={isSending}
        failure={claimFailure(error, artistLabels)}
        promo={promo}
      />
    </FormProvider>
  );
}
