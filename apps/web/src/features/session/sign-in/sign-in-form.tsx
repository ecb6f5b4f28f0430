import { signInInput } from "@callboard/contracts/account";
import { failureTexts } from "@callboard/contracts/error";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useSignedIn } from "#shared/lib/session/account.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { PasswordInput } from "#shared/ui/form/password-input.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type SignInFormProps = {
  /** Called after signing in; the form stays busy until its promise resolves. */
  onSignedIn: () => void | Promise<void>;
};

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const signIn = trpc.session.signIn.useMutation({ meta: { errors: "inline" } });
  const remember = useSignedIn();
  const { form, submit, isSending, failure } = useAppForm({
    schema: signInInput,
    send: signIn.mutateAsync,
    failureText: failureTexts.signIn,
    onSent: async (signedIn) => {
      remember(signedIn);
      notify.success("Login Successfully");
      await onSignedIn();
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField form={form} name="username" label="Email, username or mobile number" required>
        {(control) => (
          <Input
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField form={form} name="password" label="Password" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Signing in...">
        Sign In
      </SubmitButton>
    </form>
  );
}
