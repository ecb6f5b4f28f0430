import { signUpInput } from "@callboard/contracts/account";
import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useSignedIn } from "#shared/lib/session/account.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { PasswordInput } from "#shared/ui/form/password-input.tsx";
import { PhoneField } from "#shared/ui/form/phone-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { startCountdown } from "../code/pending-code.ts";

/** Creates an account and calls `onDone` when its first code is sent. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const signUp = trpc.session.signUp.useMutation({ meta: { failure: failureTexts.signUp } });
  const remember = useSignedIn();
  const { form, submit, isSending, failure } = useAppForm({
    schema: signUpInput,
    send: signUp.mutateAsync,
    onSent: ({ requireOtp, phone, ...signedIn }) => {
      remember(signedIn);
      draft.clear();
      startCountdown("verify", { phone, isUnsent: requireOtp });
      notify.success("Signup Successfully");
      onDone();
    },
  });
  const draft = useDraft("sign-up", form, { without: ["password"] });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField form={form} name="name" label="Name" required hint="As it should stand on your profile.">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="username" label="Username" required>
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
      <FormField form={form} name="email" label="Email" required>
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label="Password"
        required
        hint={`At least ${limits.passwordMin} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <PhoneField
        form={form}
        name="phone"
        label="Phone"
        hint="We text a code to it. It is not shown to anybody."
      />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Signing up...">
        Sign Up
      </SubmitButton>
    </form>
  );
}
