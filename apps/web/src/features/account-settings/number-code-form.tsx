import { confirmNumberInput } from "@callboard/contracts/account-settings";
import { failureTexts } from "@callboard/contracts/error";
import { useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useSignedIn } from "#shared/lib/session/account.ts";
import { Button } from "#shared/ui/button.tsx";
import { CodeField } from "#shared/ui/form/code-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

const schema = confirmNumberInput.pick({ otp: true });

type NumberCodeFormProps = { phone: string; onBack: () => void; onDone: () => void };

/** The code that was sent to a new number, which makes it the account's. */
export function NumberCodeForm({ phone, onBack, onDone }: NumberCodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const confirm = trpc.account.confirmNumber.useMutation({
    meta: { errors: "form" },
    onError: () => input.current?.select(),
  });
  const remember = useSignedIn();
  const { form, submit, isSending, failure } = useAppForm({
    schema,
    values: { otp: "" },
    send: ({ otp }) => confirm.mutateAsync({ phone, otp }),
    onSent: ({ message, signedIn }) => {
      remember(signedIn);
      notify.success(message);
      onDone();
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: "otp" });
  useEffect(() => input.current?.focus(), []);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p role="status">
        We texted a code to <span className="font-semibold tabular-nums">{phone}</span>. If none comes, check
        the number.
      </p>
      <CodeField
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error && failureTexts.otp}
        input={input}
      />
      <FormError message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <SubmitButton isSending={isSending} busyText="Changing..." disabled={isSending || field.value === ""}>
          Change number
        </SubmitButton>
      </div>
    </form>
  );
}
