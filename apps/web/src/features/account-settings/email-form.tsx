import { changeEmailInput } from "@callboard/contracts/account-settings";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function EmailForm({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const ask = trpc.account.askForEmail.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: changeEmailInput,
    values: { email: "", current_password: "" },
    send: ask.mutateAsync,
    onSent: ({ message }) => {
      void utils.account.emailChange.invalidate();
      notify.success(message);
      onDone();
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField
        form={form}
        name="email"
        label="New e-mail address"
        required
        hint="We mail a link there. Your address changes once you open it, within two hours. Enter your present one to confirm it."
      >
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </FormField>
      <CurrentPasswordField form={form} />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Sending..." className="sm:justify-self-end">
        Send the link
      </SubmitButton>
    </form>
  );
}
