import { changeNumberInput } from "@callboard/contracts/account-settings";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { PhoneField } from "#shared/ui/form/phone-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { NumberCodeForm } from "./number-code-form.tsx";

type AskFormProps = { phone: string; onSent: (phone: string) => void };

function AskForm({ phone, onSent }: AskFormProps) {
  const ask = trpc.account.askForNumber.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: changeNumberInput,
    values: { phone, current_password: "" },
    send: ask.mutateAsync,
    onSent: (_answer, values) => onSent(values.phone),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <PhoneField form={form} name="phone" label="New mobile number" hint="We text a code to it." />
      <CurrentPasswordField form={form} />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Sending..." className="sm:justify-self-end">
        Send a code
      </SubmitButton>
    </form>
  );
}

/** Another number, in two steps: the number and the password, then the code. */
export function NumberForm({ onDone }: { onDone: () => void }) {
  const [phone, setPhone] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const handleSent = (sentTo: string) => {
    setPhone(sentTo);
    setIsAsked(true);
  };
  if (!isAsked) return <AskForm phone={phone} onSent={handleSent} />;
  return <NumberCodeForm phone={phone} onBack={() => setIsAsked(false)} onDone={onDone} />;
}
