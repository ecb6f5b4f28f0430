import { erasePersonInput, type Person } from "@callboard/contracts/person";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { saveFile } from "#shared/lib/page/save-file.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

function EraseForm({ person: { id, name, username }, onDone }: { person: Person; onDone: () => void }) {
  const utils = trpc.useUtils();
  const erase = trpc.people.erase.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.people.invalidate(),
  });
  const { form, submit, isSending, failure } = useAppForm({
    schema: erasePersonInput,
    values: { username: "" },
    send: (values) => erase.mutateAsync({ id, ...values }),
    onSent: () => {
      notify.success(`${name} is erased`);
      onDone();
    },
    failureText: "The account could not be erased",
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormField form={form} name="username" label="Username" required hint={`Type ${username} to go on.`}>
        {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FormError message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <SubmitButton isSending={isSending} busyText="Erasing…">
          Erase for good
        </SubmitButton>
      </div>
    </form>
  );
}

/** What somebody may ask for: a file with all that is kept of them, and that it be erased. */
export function PersonData({ person }: { person: Person }) {
  const [isErasing, setIsErasing] = useState(false);
  const utils = trpc.useUtils();
  const { id, name, can } = person;
  const exporting = trpc.people.export.useMutation({
    meta: { errors: "inline" },
    onSuccess: (file) => {
      saveFile({ ...file, type: "application/json" });
      return utils.people.history.invalidate({ id });
    },
  });
  const { error, isPending } = exporting;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {can.export && (
          <Button
            variant="secondary"
            size="small"
            busyText={isPending && "Exporting…"}
            onClick={() => exporting.mutate({ id })}
          >
            Export as a file
          </Button>
        )}
        {can.erase && (
          <Button variant="secondary" size="small" onClick={() => setIsErasing(true)}>
            Erase…
          </Button>
        )}
      </div>
      <FormError
        message={error ? failureMessage(readFailure(error), "The data could not be exported") : undefined}
      />
      <Dialog
        isOpen={isErasing}
        onOpenChange={setIsErasing}
        title={`Erase ${name}`}
        description="Their account, profiles, calls, campaigns, comments and applications are erased at once and for good. What others wrote and pledged stays. They are told by mail."
      >
        <EraseForm person={person} onDone={() => setIsErasing(false)} />
      </Dialog>
    </div>
  );
}
