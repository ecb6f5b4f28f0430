import { saveTemplateInput } from "@callboard/contracts/message-template";
import { FormProvider } from "react-hook-form";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { useTemplates } from "./template-queries.ts";

const schema = saveTemplateInput.pick({ name: true });

/** Keeps what is written under a name. */
export function SaveTemplate({ body }: { body: string }) {
  const { save } = useTemplates();
  const { form, submit, isSending, failure } = useAppForm({
    schema,
    values: { name: "" },
    send: ({ name }) => save.mutateAsync({ name, body }),
    onSent: ({ name }) => {
      form.reset();
      notify.success(`Saved as “${name}”`);
    },
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="grid grid-cols-1 gap-3 border-line border-t pt-4"
      >
        <TextField
          name="name"
          label="Keep what you have written as"
          hint="A name that you have already is replaced."
        />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving...">
          Save template
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
