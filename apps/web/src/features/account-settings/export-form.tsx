import { provenInput } from "@callboard/contracts/account-settings";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { saveFile } from "#shared/lib/page/save-file.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

/** `message_files` as people say it. */
const inWords = (part: string) => part.replaceAll("_", " ");

export function ExportForm({ onDone }: { onDone: () => void }) {
  const ask = trpc.account.exportData.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: provenInput,
    values: { current_password: "" },
    send: ask.mutateAsync,
    onSent: ({ name, text, cut }) => {
      saveFile({ name, text, type: "application/json" });
      const newest = cut.length > 0 ? ` It has the newest of your ${cut.map(inWords).join(", ")}.` : "";
      notify.success(`Your data is in ${name}.${newest}`);
      onDone();
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <CurrentPasswordField form={form} />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Preparing..." className="sm:justify-self-end">
        Download my data
      </SubmitButton>
    </form>
  );
}
