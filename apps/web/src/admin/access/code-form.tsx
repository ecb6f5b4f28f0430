import type { StaffViewer } from "@callboard/contracts/staff";
import { factorInput } from "@callboard/contracts/staff";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type CodeFormProps = { submitText: string; onShown: (viewer: StaffViewer) => void };

/** Shows the second factor by a code of the app, or a recovery code. */
export function CodeForm({ submitText, onShown }: CodeFormProps) {
  const show = trpc.factor.show.useMutation({ meta: { errors: "inline" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: factorInput,
    send: (values) => show.mutateAsync(values),
    onSent: onShown,
    failureText: "The code could not be checked",
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormField
        form={form}
        name="code"
        label="Code"
        required
        hint="The 6 digits of your authenticator app, or one of your recovery codes."
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="font-display text-20! tracking-[0.12em]"
          />
        )}
      </FormField>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Checking…">
        {submitText}
      </SubmitButton>
    </form>
  );
}
