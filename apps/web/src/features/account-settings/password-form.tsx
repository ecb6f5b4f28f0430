import { changePasswordInput } from "@callboard/contracts/account-settings";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useSignedIn } from "#shared/lib/session/account.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { PasswordInput } from "#shared/ui/form/password-input.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const change = trpc.account.changePassword.useMutation({ meta: { errors: "form" } });
  const remember = useSignedIn();
  const { form, submit, isSending, failure } = useAppForm({
    schema: changePasswordInput,
    values: { current_password: "", password: "" },
    send: change.mutateAsync,
    onSent: ({ message, signedIn }) => {
      remember(signedIn);
      notify.success(message);
      onDone();
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <CurrentPasswordField form={form} label="Present password" />
      <FormField
        form={form}
        name="password"
        label="New password"
        required
        hint={`At least ${limits.passwordMin} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Changing..." className="sm:justify-self-end">
        Change password
      </SubmitButton>
    </form>
  );
}
