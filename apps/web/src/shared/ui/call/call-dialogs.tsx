import { cancelCallInput, closeCallInput, defaultClosingMessage } from "@callboard/contracts/call";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextareaField } from "../fields/text-field.tsx";
import { FormError } from "../form/form-error.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import type { CallActs, ManagedCall } from "./use-call-acts.ts";

type CallDialogProps = {
  call: ManagedCall;
  acts: CallActs;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const people = (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`);

function CloseForm({ call, acts, onOpenChange }: CallDialogProps) {
  const { id, waiting_count = 0 } = call;
  const { form, submit, isSending, failure } = useAppForm({
    schema: closeCallInput,
    values: { message: defaultClosingMessage },
    send: ({ message }) => acts.close.mutateAsync({ id, message }),
    onSent: () => onOpenChange(false),
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-1 gap-4">
        {waiting_count > 0 && (
          <TextareaField
            name="message"
            label="Message"
            rows={8}
            hint="{name} becomes the name of each applicant, {call} the title of the call."
          />
        )}
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Closing..." className="sm:justify-self-end">
          {waiting_count > 0 ? `Close and answer ${people(waiting_count)}` : "Close the call"}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Closes a call, with the message to everybody who has not heard anything. */
export function CloseCallDialog(props: CallDialogProps) {
  const { call, isOpen, onOpenChange } = props;
  const waiting = call.waiting_count ?? 0;
  const answered =
    waiting > 0
      ? `${people(waiting)} ${waiting === 1 ? "has" : "have"} not heard from you: ${waiting === 1 ? "this message answers them" : "each of them gets this message"}, by e-mail too. Who is on your shortlist stays there.`
      : "Nobody waits for an answer.";
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Close this call?"
      description={`It takes no more applications. ${answered}`}
    >
      <CloseForm {...props} />
    </Dialog>
  );
}

function CancelForm({ call, acts, onOpenChange }: CallDialogProps) {
  const { id, application_count = 0 } = call;
  const { form, submit, isSending, failure } = useAppForm({
    schema: cancelCallInput,
    values: { reason: "" },
    send: ({ reason }) => acts.cancel.mutateAsync({ id, reason }),
    onSent: () => onOpenChange(false),
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-1 gap-4">
        {application_count > 0 && (
          <TextareaField
            name="reason"
            label="What do you want to tell them?"
            rows={4}
            required={false}
            hint="Stands in the e-mail that says it is cancelled."
          />
        )}
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Cancelling..." className="sm:justify-self-end">
          Cancel the call
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Cancels a call for good. */
export function CancelCallDialog(props: CallDialogProps) {
  const { call, isOpen, onOpenChange } = props;
  const told =
    (call.application_count ?? 0) > 0 ? " Everybody who applied and was not declined is told." : "";
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Cancel this call?"
      description={`Its page stays and says so; that cannot be undone.${told}`}
    >
      <CancelForm {...props} />
    </Dialog>
  );
}
