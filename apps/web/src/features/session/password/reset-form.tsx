import { resetPasswordInput } from "@callboard/contracts/account";
import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { useController } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { CodeField } from "#shared/ui/form/code-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { PasswordInput } from "#shared/ui/form/password-input.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { countWrongTry, type PendingCode, usedUpText } from "../code/pending-code.ts";

const schema = resetPasswordInput.pick({ otp: true, password: true });

/** A wrong code is the failure that names no field. */
function countWrong(error: unknown) {
  const { code, fields } = readFailure(error);
  if (code === "validation" && Object.keys(fields).length === 0) countWrongTry("reset");
}

export function ResetForm({ pending, onDone }: { pending: PendingCode; onDone: () => void }) {
  const { phone } = pending;
  const usedUp = usedUpText(pending);
  const reset = trpc.password.reset.useMutation({ meta: { errors: "inline" }, onError: countWrong });
  const { form, submit, isSending, failure } = useAppForm({
    schema,
    values: { otp: "", password: "" },
    send: (values) => reset.mutateAsync({ phone, ...values }),
    failureText: failureTexts.otp,
    onSent: ({ message }) => {
      notify.success(message);
      onDone();
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: "otp" });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <CodeField value={field.value} onChange={field.onChange} error={fieldState.error && failureTexts.otp} />
      <FormField
        form={form}
        name="password"
        label="New password"
        required
        hint={`At least ${limits.passwordMin} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormError message={usedUp ?? failure} />
      <SubmitButton isSending={isSending} busyText="Saving..." disabled={isSending || usedUp !== undefined}>
        Set new password
      </SubmitButton>
    </form>
  );
}
