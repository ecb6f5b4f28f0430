import { requestResetInput } from "@callboard/contracts/account";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { PhoneField } from "#shared/ui/form/phone-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type NumberFormProps = {
  /** What stands in the field at first. */
  phone?: string | undefined;
  /** Asks for a code to the number; a mutation with `errors: "form"`. */
  send: (input: { phone: string }) => Promise<unknown>;
  onSent: (phone: string) => void;
};

/** Asks for the number that a code goes to. */
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
