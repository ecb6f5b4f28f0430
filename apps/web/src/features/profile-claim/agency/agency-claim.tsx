import { type CreateAgencyProfileInput, createAgencyProfileInput } from "@callboard/contracts/agency-profile";
import { failureTexts } from "@callboard/contracts/error";
import { useMemo } from "react";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { claimDraftKey } from "../claim-draft.ts";
import { claimFailure } from "../claim-failure.ts";
import { ClaimSkeleton } from "../claim-skeleton.tsx";
import { claimTitles } from "../claim-titles.ts";
import { startValues } from "../start-values.ts";
import { PromoBanner } from "../wizard/promo-banner.tsx";
import { Wizard } from "../wizard/wizard.tsx";
import { agencyLabels } from "./agency-labels.ts";
import { agencySteps } from "./agency-steps.tsx";

type AgencyClaimProps = { profile: CreateAgencyProfileInput | null; userId: number; onClaimed: () => void };

function useAgencyForm({ profile, userId, onClaimed }: AgencyClaimProps, currentYear: number) {
  const failure = failureTexts.agencyProfile;
  const claim = trpc.profile.claimAgency.useMutation({ meta: { errors: "form", failure } });
  const schema = useMemo(() => createAgencyProfileInput(currentYear), [currentYear]);
  const { form, submit, isSending } = useAppForm({
    schema,
    values: startValues(agencyLabels, profile),
    send: claim.mutateAsync,
    onSent: ({ message }) => {
      draft.clear();
      notify.success(message);
      onClaimed();
    },
  });
  const draft = useDraft(claimDraftKey("agency", userId), form, { place: "browser" });
  return { form, submit, isSending, isReady: draft.isRestored, error: claim.error };
}

const promo = (
  <PromoBanner
    title="Pin your next call"
    text="Post an audition or an event, and everybody on the board finds it the same minute."
    to="/create-event"
    action="Post an audition"
  />
);

export function AgencyClaim(props: AgencyClaimProps) {
  const currentYear = useNow().local().year();
  const steps = useMemo(() => agencySteps(currentYear), [currentYear]);
  const { form, submit, isSending, isReady, error } = useAgencyForm(props, currentYear);
  if (!isReady) return <ClaimSkeleton kind="agency" />;
  return (
    <FormProvider {...form}>
      <Wizard
        title={claimTitles.agency}
        lead="Three short steps. What you write is kept in this browser until you submit it."
        steps={steps}
        nextText={(step) => `Next Step ( ${step} / ${steps.length} )`}
        submit={submit}
        isSending={isSending}
        failure={claimFailure(error, agencyLabels, failureTexts.agencyProfile)}
        promo={promo}
      />
    </FormProvider>
  );
}
