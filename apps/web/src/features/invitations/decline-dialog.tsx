import {
  declineInvitationInput,
  type ReceivedCallInvitation,
  refusals,
} from "@callboard/contracts/call-invitation";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

type DeclineProps = {
  invitation: ReceivedCallInvitation;
  onClose: () => void;
  onDeclined: () => void;
  /** Takes the focus once it is closed. */
  takeFocus: () => void;
};

function DeclineForm({ invitation: { id, poster }, onClose, onDeclined }: Omit<DeclineProps, "takeFocus">) {
  const { callInvitation } = trpc.useUtils();
  const decline = trpc.callInvitation.decline.useMutation({
    meta: { errors: "form" },
    onSettled: () => callInvitation.invalidate(),
  });
  const { form, submit, isSending, failure } = useAppForm({
    schema: declineInvitationInput,
    values: { refuse: "none" },
    send: (input) => decline.mutateAsync({ id, ...input }),
    onSent: () => {
      onDeclined();
      onClose();
    },
  });
  const words = {
    none: "This invitation alone",
    poster: `And no more from ${poster.name}`,
    all: "And no more from anybody",
  };
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <fieldset className="grid grid-cols-1">
          <legend className="pb-1 text-15 font-semibold">Decline</legend>
          {refusals.map((refusal) => (
            <label
              key={refusal}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken"
            >
              <input
                type="radio"
                value={refusal}
                {...form.register("refuse")}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 py-2 wrap-anywhere">{words[refusal]}</span>
            </label>
          ))}
        </fieldset>
        <p className="text-14 text-muted">
          They see that you declined this one, and never that you take no more.
        </p>
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Declining..." className="sm:justify-self-end">
          Decline invitation
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Says no to an invitation, and to further ones where that is chosen. */
export function DeclineDialog({ takeFocus, ...props }: DeclineProps) {
  const { event, poster } = props.invitation;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      takeFocus={takeFocus}
      title={`Decline “${event.title}”`}
      description={`${poster.name} invites you to this call.`}
    >
      <DeclineForm {...props} />
    </Dialog>
  );
}
