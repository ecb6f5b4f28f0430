import { listNameInput } from "@callboard/contracts/profile-list";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

type NameFormProps = {
  name: string;
  /** What the button says. */
  act: string;
  /** What the field is called. */
  label?: string;
  send: (input: { name: string }) => Promise<unknown>;
  onSent: () => void;
};

/** Asks for the name of a list. */
export function NameForm({ name, act, label = "Name", send, onSent }: NameFormProps) {
  const { form, submit, isSending, failure } = useAppForm({
    schema: listNameInput,
    values: { name },
    send,
    onSent: () => {
      form.reset();
      onSent();
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField name="name" label={label} />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
          {act}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

type NameDialogProps = NameFormProps & { title: string; isOpen: boolean; onClose: () => void };

export function NameDialog({ title, isOpen, onClose, ...props }: NameDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={title}>
      <NameForm {...props} />
    </Dialog>
  );
}
