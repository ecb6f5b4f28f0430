import type { Person } from "@callboard/contracts/person";
import { suspendForm, suspensionSpans } from "@callboard/contracts/suspension";
import { trpc } from "#shared/lib/api/trpc.ts";
import { currentTime } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input, Select, Textarea } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

const form = suspendForm(() => currentTime().toDate());
type Chosen = { span: keyof typeof suspensionSpans; until: string };

function untilOf({ span, until }: Chosen): string | null {
  if (span === "moment") return new Date(until).toISOString();
  const days = suspensionSpans[span];
  return days === null ? null : currentTime().add(days, "day").toISOString();
}

function SuspendForm({ person: { id, name }, onDone }: { person: Person; onDone: () => void }) {
  const utils = trpc.useUtils();
  const suspend = trpc.people.suspend.useMutation({
    meta: { errors: "inline" },
    onSettled: () => utils.people.invalidate(),
  });
  const {
    form: fields,
    submit,
    isSending,
    failure,
  } = useAppForm({
    schema: form,
    values: { reason: "", span: "week", until: "" },
    send: ({ reason, ...span }) => suspend.mutateAsync({ id, reason, until: untilOf(span) }),
    onSent: () => {
      notify.success(`${name} is suspended`);
      onDone();
    },
    failureText: "The account could not be suspended",
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormField
        form={fields}
        name="reason"
        label="Reason"
        required
        hint="Sent to them by mail, and shown when they try to sign in."
      >
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
      <FormField form={fields} name="span" label="For how long" required>
        {(control) => (
          <Select {...control}>
            <option value="day">A day</option>
            <option value="week">A week</option>
            <option value="month">30 days</option>
            <option value="moment">Until a date…</option>
            <option value="good">For good</option>
          </Select>
        )}
      </FormField>
      {fields.watch("span") === "moment" && (
        <FormField form={fields} name="until" label="Until" required hint="By the clock of this device.">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
      )}
      <FormError message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <SubmitButton isSending={isSending} busyText="Suspending…">
          Suspend account
        </SubmitButton>
      </div>
    </form>
  );
}

type SuspendDialogProps = { person: Person; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Suspends an account, for a reason that its owner is told. */
export function SuspendDialog({ person, isOpen, onOpenChange }: SuspendDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Suspend ${person.name}`}
      description="They are signed out everywhere at once, and nobody sees their calls, campaigns, profiles and comments until the suspension ends."
    >
      <SuspendForm person={person} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
