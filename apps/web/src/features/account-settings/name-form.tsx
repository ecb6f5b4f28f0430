import { changeNameInput } from "@callboard/contracts/account-settings";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useSignedIn } from "#shared/lib/session/account.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type NameFormProps = { name: string; onDone: () => void };

export function NameForm({ name, onDone }: NameFormProps) {
  const change = trpc.account.changeName.useMutation({ meta: { errors: "form" } });
  const remember = useSignedIn();
  const { form, submit, isSending, failure } = useAppForm({
    schema: changeNameInput,
    values: { name },
    send: change.mutateAsync,
    onSent: ({ message, signedIn }) => {
      remember(signedIn);
      notify.success(message);
      onDone();
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField form={form} name="name" label="Name" required hint="As it should stand on your profile.">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Changing..." className="sm:justify-self-end">
        Change name
      </SubmitButton>
    </form>
  );
}
