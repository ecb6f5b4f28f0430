import { auditionPlan } from "@callboard/contracts/audition";
import { auditionLimits } from "@callboard/contracts/audition-limits";
import { slotStarts } from "@callboard/contracts/audition-slots";
import type { RoleName } from "@callboard/contracts/event-role";
import { useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { SelectField } from "#shared/ui/fields/select-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { BreaksField } from "./breaks-field.tsx";

const begin = {
  ...{ role_id: "", date: "", start_time: "10:00", end_time: "17:00", slot_minutes: "20", capacity: "1" },
  ...{ place: "", link: "", note: "", breaks: [{ from: "13:00", to: "14:00" }] },
};

/** How many times the form makes, as far as it can be told. */
function TimesCount() {
  const values = useWatch();
  const checked = auditionPlan.safeParse({
    ...values,
    place: "There",
    link: "",
    note: "",
    date: "2026-01-01",
  });
  const count = checked.success ? slotStarts(checked.data).length : 0;
  return (
    <p role="status" className="text-15 text-muted sm:col-span-2">
      {count === 1 ? "This makes 1 time." : count > 1 && `This makes ${count} times.`}
    </p>
  );
}

type PlanFormProps = { eventId: number; roles: readonly RoleName[]; timeZone: string };

/** The form of a new audition day. */
export function PlanForm({ eventId, roles, timeZone }: PlanFormProps) {
  const navigate = useNavigate();
  const here = useHere();
  const utils = trpc.useUtils();
  const create = trpc.audition.create.useMutation({ meta: { errors: "form" } });
  // One for the form: sent twice, it is one day.
  const [key] = useState(() => crypto.randomUUID());
  const { form, submit, isSending, failure } = useAppForm({
    schema: auditionPlan,
    values: begin,
    send: (values) => create.mutateAsync({ ...values, event_id: eventId, key }),
    onSent: async (day) => {
      draft.clear();
      notify.success("The audition day is made. Invite applicants to it.");
      utils.audition.day.setData({ id: day.id }, day);
      await utils.audition.days.invalidate({ event_id: eventId });
      if (here.current) void navigate(`/account/auditions/${day.id}`, { replace: true });
    },
  });
  const draft = useDraft(`audition-plan-${eventId}`, form);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        onSubmit={submit}
        className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
      >
        {roles.length > 0 && (
          <div className="sm:col-span-2">
            <SelectField name="role_id" label="Role" prompt="All roles" isRequired={false}>
              {roles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <div className="sm:col-span-2">
          <TextField name="date" label="Date" type="date" />
        </div>
        <TextField name="start_time" label="From" type="time" hint={`By the clock of ${timeZone}.`} />
        <TextField name="end_time" label="To" type="time" />
        <TextField
          name="slot_minutes"
          label="Minutes for each time"
          inputMode="numeric"
          hint={`${auditionLimits.slotMinutesMin} to ${auditionLimits.slotMinutesMax}.`}
        />
        <TextField name="capacity" label="People at once" inputMode="numeric" />
        <BreaksField />
        <TimesCount />
        <TextField name="place" label="Place" required={false} hint="A street, a studio, a room." />
        <TextField
          name="link"
          label="Video link"
          required={false}
          inputMode="url"
          placeholder="https://"
          hint="Shown to those who have a time."
        />
        <TextareaField name="note" label="Note to those who are invited" rows={4} required={false} />
        <div className="grid grid-cols-1 gap-4 sm:col-span-2">
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Making..." className="sm:justify-self-start">
            Make the audition day
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}
