import { type AuditionDay, addSlotInput } from "@callboard/contracts/audition";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import type { DayActs } from "../use-day-acts.ts";

const schema = addSlotInput.pick({ start_time: true });

/** Adds one more time to a day. */
export function AddSlot({ day, acts }: { day: AuditionDay; acts: DayActs }) {
  const { form, submit, isSending, failure } = useAppForm({
    schema,
    values: { start_time: "" },
    send: ({ start_time }) => acts.addSlot.mutateAsync({ day_id: day.id, start_time }),
    onSent: (): void => form.reset(),
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <TextField name="start_time" label="One more time at" type="time" />
        <SubmitButton variant="secondary" isSending={isSending} busyText="Adding..." className="mt-7">
          Add the time
        </SubmitButton>
        <FormError message={failure} />
      </form>
    </FormProvider>
  );
}
