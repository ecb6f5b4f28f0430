import { declineAuditionInput, type OwnAudition } from "@callboard/contracts/audition";
import { FormProvider } from "react-hook-form";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import type { Answers } from "./use-answers.ts";

type DeclineProps = { audition: OwnAudition; answers: Answers; onDeclined: () => void };

function DeclineForm({ audition, answers, onDeclined }: DeclineProps) {
  const { form, submit, isSending, failure } = useAppForm({
    schema: declineAuditionInput,
    values: { message: "" },
    send: ({ message }) => answers.decline.mutateAsync({ id: audition.id, message }),
    onSent: () => {
      notify.success("They are told that you are not coming.");
      onDeclined();
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextareaField name="message" label="Your words to them" rows={4} required={false} />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Sending..." className="sm:justify-self-end">
          Tell them
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

type DeclineDialogProps = DeclineProps & { isOpen: boolean; onClose: () => void; takeFocus: () => void };

/** Says that one is not coming, with words or without. */
export function DeclineDialog({ isOpen, onClose, takeFocus, ...decline }: DeclineDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      takeFocus={takeFocus}
      title="Not coming to this audition?"
      description="Your time goes to somebody else. You can choose another one as long as there is one."
    >
      <DeclineForm {...decline} />
    </Dialog>
  );
}
