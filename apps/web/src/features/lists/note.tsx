import { type ListEntry, listNoteInput } from "@callboard/contracts/profile-list";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import type { ListActs } from "./use-list-acts.ts";

type NoteProps = {
  listId: number;
  entry: ListEntry;
  name: string;
  acts: ListActs;
  /** Stands beside the button that opens the form. */
  beside: ReactNode;
};

function NoteForm({
  listId,
  entry,
  name,
  acts,
  onClose,
}: Omit<NoteProps, "beside"> & { onClose: () => void }) {
  const { form, submit, isSending, failure } = useAppForm({
    schema: listNoteInput,
    values: { note: entry.note },
    send: ({ note }) => acts.setNote.mutateAsync({ id: listId, profile_id: entry.profile_id, note }),
    onSent: onClose,
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-3">
        <TextareaField
          name="note"
          label={`Note about ${name}`}
          hint="Only you read it."
          rows={3}
          isNarrow
          required={false}
        />
        <FormError message={failure} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton isSending={isSending} busyText="Saving...">
            Save note
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The owner's words about somebody in a list, and the form that changes them. */
export function Note(props: NoteProps) {
  const { entry, name, beside } = props;
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  // The focus moves with what is shown: into the form, and back to its button.
  useLayoutEffect(() => {
    if (isOpen) form.current?.querySelector("textarea")?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={form}>
        <NoteForm {...props} onClose={() => setIsOpen(false)} />
      </div>
    );
  return (
    <div className="grid justify-items-start gap-2">
      {entry.note && <p className="max-w-prose text-15 whitespace-pre-line wrap-anywhere">{entry.note}</p>}
      <div className="flex flex-wrap gap-2">
        {" "}
        <Button ref={opener} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {entry.note ? "Change note" : "Add a note"} <span className="sr-only">about {name}</span>
        </Button>
        {beside}
      </div>
    </div>
  );
}
