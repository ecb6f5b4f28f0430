import { type AuditionDay, auditionChange } from "@callboard/contracts/audition";
import { clockInWords } from "@callboard/contracts/audition-time";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import type { DayActs } from "../use-day-acts.ts";

type ChangeProps = { day: AuditionDay; acts: DayActs; onClose: () => void };

const changed = "Somebody else changed this day meanwhile. Close this form and open it again to see how.";

function ChangeForm({ day, acts, onClose }: ChangeProps) {
  const { id, date, time_zone, place, link, note, slots } = day;
  const [first] = slots;
  // The form holds the day as it was when it was opened: it must not replace a later one.
  const [version] = useState(day.version);
  const { form, submit, isSending, failure } = useAppForm({
    schema: auditionChange,
    values: {
      ...{ date, place: place ?? "", link: link ?? "", note: note ?? "" },
      start_time: first ? clockInWords(first.starts_at, time_zone) : "10:00",
    },
    send: (values) => acts.change.mutateAsync({ ...values, id, version }),
    onSent: () => {
      notify.success("The audition day is changed.");
      onClose();
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField name="date" label="Date" type="date" />
        <TextField
          name="start_time"
          label="First time begins at"
          type="time"
          hint="All times move with the first one."
        />
        <TextField name="place" label="Place" required={false} />
        <TextField name="link" label="Video link" required={false} inputMode="url" placeholder="https://" />
        <TextareaField name="note" label="Note to those who are invited" rows={4} required={false} />
        <FormError message={day.version !== version && !isSending ? changed : failure} />
        <SubmitButton isSending={isSending} busyText="Saving...">
          Save and tell them
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Changes where or when a day is. */
export function ChangeDialog({ isOpen, onClose, ...change }: ChangeProps & { isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Change where or when"
      description="Those who have a time are told of another date, time, place or link."
      shape="wide"
    >
      <ChangeForm {...change} onClose={onClose} />
    </Dialog>
  );
}
