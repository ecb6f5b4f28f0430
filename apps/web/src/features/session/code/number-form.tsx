import { requestResetInput } from "@callboard/contracts/account";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { PhoneField } from "#shared/ui/form/phone-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type NumberFormProps = {
  /** The default value. */
  phone?: string | undefined;
  /** Requests a code; a mutation with `errors: "form"`. */
  send: (input: { phone: string }) => Promise<unknown>;
  onSent: (phone: string) => void;
};

/** The form for the number that a code is sent to. */
export function NumberForm({ phone, send, onSent }: NumberFormProps) {
  const { form, submit, isSending, failure } = useAppForm({
    schema: requestResetInput,
    values: { phone: phone ?? "" },
    send,
    onSent: (_answer, sent) => onSent(sent.phone),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <PhoneField form={form} name="phone" label="Phone" />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Sending...">
        Send code
      </SubmitButton>
    </form>
  );
}
