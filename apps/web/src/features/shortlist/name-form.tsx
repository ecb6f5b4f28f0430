import { shortlistVisitorInput } from "@callboard/contracts/shortlist";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import type { Visiting } from "./use-shared-shortlist.ts";

/** The name that marks and comments are under, given once. */
export function NameForm({ visiting }: { visiting: Visiting }) {
  const { token, introduce } = visiting;
  const { form, submit, isSending, failure } = useAppForm({
    schema: shortlistVisitorInput,
    values: { token, name: "" },
    send: (values) => introduce.mutateAsync(values),
    // The form is gone then.
    onSent: () => document.getElementById("main")?.focus({ preventScroll: true }),
  });
  return (
    <section
      aria-labelledby="name-heading"
      className="grid grid-cols-1 gap-3 rounded-card border-2 border-primary bg-surface p-4 sm:p-6"
    >
      <h2 id="name-heading" className="text-20">
        Say who you are, to mark and comment
      </h2>
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
          <TextField
            name="name"
            label="Your name"
            autoComplete="name"
            hint="The poster of the call reads it beside your marks. This browser remembers you."
          />
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-start">
            Begin to mark
          </SubmitButton>
        </form>
      </FormProvider>
    </section>
  );
}
