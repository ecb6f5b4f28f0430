import { describeHeadshotInput, type Headshot } from "@callboard/contracts/headshot";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { useHeadshotActs } from "../use-portfolio-acts.ts";

/** The alternative text of a headshot. */
export function DescribeHeadshot({ headshot, onSaved }: { headshot: Headshot; onSaved: () => void }) {
  const { describe } = useHeadshotActs();
  const { form, submit, isSending, failure } = useAppForm({
    schema: describeHeadshotInput,
    values: { alt: headshot.alt },
    send: ({ alt }) => describe.mutateAsync({ id: headshot.id, alt }),
    onSent: onSaved,
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField name="alt" label="What is to be seen" />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
          Save description
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
