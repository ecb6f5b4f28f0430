import type { ReactNode } from "react";
import { type DefaultValues, type FieldValues, FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

type EntryFormProps<Schema extends { _zod: { input: FieldValues; output: unknown } }> = {
  schema: Schema;
  values: DefaultValues<Schema["_zod"]["input"]>;
  onDone: (entry: Schema["_zod"]["output"]) => Promise<unknown>;
  children: ReactNode;
};

/** The form of one entry of the résumé. */
export function EntryForm<Schema extends { _zod: { input: FieldValues; output: unknown } }>({
  schema,
  values,
  onDone,
  children,
}: EntryFormProps<Schema>) {
  const { form, submit, isSending, failure } = useAppForm({ schema, values, send: onDone });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        {children}
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
          Save
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
