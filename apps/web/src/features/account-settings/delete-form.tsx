import { provenInput } from "@callboard/contracts/account-settings";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function DeleteForm({ onDone }: { onDone: () => void }) {
  const remove = trpc.account.delete.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: provenInput,
    values: { current_password: "" },
    send: remove.mutateAsync,
    onSent: onDone,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <CurrentPasswordField form={form} />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Deleting..." className="sm:justify-self-end">
        Delete my account for good
      </SubmitButton>
    </form>
  );
}
