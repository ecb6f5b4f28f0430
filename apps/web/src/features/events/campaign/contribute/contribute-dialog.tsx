import { type CreateContributionInput, createContributionInput } from "@callboard/contracts/contribution";
import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { FormProvider, useWatch } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { CheckField } from "#shared/ui/fields/check-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { PriceField } from "../../create/fields/price-field.tsx";
import { useShowReceipt } from "../campaign-queries.ts";
import { forgetPledgeKey, pledgeKey } from "./pledge-key.ts";

type ContributeDialogProps = { event: EventDetails; onClose: () => void };

/**
 * Sends a pledge under one idempotency key until it is recorded, then refetches totals and ledgers, also after a
 * failure.
 */
function usePledge(eventId: number) {
  const utils = trpc.useUtils();
  const showReceipt = useShowReceipt(eventId);
  const { mutateAsync } = trpc.contribution.create.useMutation({
    meta: { errors: "form" },
    onSuccess: (receipt) => {
      forgetPledgeKey(eventId);
      showReceipt(receipt);
    },
    onSettled: () => {
      void utils.contribution.invalidate();
      void utils.event.invalidate();
    },
  });
  return (contribution: CreateContributionInput) =>
    mutateAsync({ idempotency_key: pledgeKey(eventId, contribution), contribution });
}

function useContributeForm({ event, onClose }: ContributeDialogProps) {
  const user = useUser();
  const pledge = usePledge(event.id);
  const app = useAppForm({
    schema: createContributionInput,
    values: {
      event_id: event.id,
      amount: "",
      is_anonymous: false,
      public_name: user?.name ?? "",
      message: "",
    },
    send: pledge,
    onSent: () => {
      draft.clear();
      notify.success("Pledge recorded");
      onClose();
    },
  });
  const draft = useDraft(`contribute-${event.id}`, app.form, { without: ["event_id"] });
  return app;
}

function NameField() {
  const isAnonymous = useWatch({ name: "is_anonymous" });
  if (isAnonymous) return null;
  return (
    <TextField
      name="public_name"
      label="Public name"
      autoComplete="name"
      hint="Stands in the ledger, for everybody to read."
    />
  );
}

/** The text is a draft that survives closing, reload and sign-in. */
export function ContributeDialog(props: ContributeDialogProps) {
  const { event, onClose } = props;
  const { form, submit, isSending, failure } = useContributeForm(props);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Contribute to ${event.title}`}
      description="This is a pledge: a promise to pay. No card is charged, and you can take it back."
    >
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
          <PriceField
            name="amount"
            label="Amount"
            hint={`From ${formatEuro(limits.contributionMin)} to ${formatEuro(limits.contributionMax)}.`}
          />
          <CheckField name="is_anonymous" label="Stay anonymous" hint="The ledger then says Anonymous." />
          <NameField />
          <TextareaField
            name="message"
            label="Message"
            rows={2}
            isNarrow
            required={false}
            hint={`Stands beside your pledge: at most ${limits.contributionMessageMax} characters.`}
          />
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Recording your pledge...">
            Pledge
          </SubmitButton>
        </form>
      </FormProvider>
    </Dialog>
  );
}
