import { type ListEntry, type ListName, saveListEntryInput } from "@callboard/contracts/site-list";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { listSpecs, nameOf } from "./list-specs.ts";

/** What is being changed; a new entry where it is null. */
export type Edited = { list: ListName; entry: ListEntry | null };

type EntryFormProps = Edited & { onClose: () => void };

function EntryForm({ list, entry, onClose }: EntryFormProps) {
  const utils = trpc.useUtils();
  const [theirs, setTheirs] = useState<ListEntry | null>(null);
  const [uploads, setUploads] = useState(0);
  const save = trpc.siteList.save.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.siteList.list.invalidate({ list }),
  });
  const fields = entry?.fields ?? listSpecs[list].blank;
  const { form, submit, isSending, failure } = useAppForm({
    schema: saveListEntryInput,
    values: { list, id: entry?.id ?? null, version: entry?.version ?? null, fields } as never,
    send: async (values) => {
      setTheirs(null);
      try {
        return await save.mutateAsync(values);
      } catch (error) {
        if (readFailure(error).code === "conflict") await readTheirs();
        throw error;
      }
    },
    onSent: (saved) => {
      notify.success(`${nameOf(saved)} is saved`);
      onClose();
    },
    failureText: "It could not be saved",
  });
  const readTheirs = async () => {
    const { entries } = await utils.siteList.list.fetch({ list }, { staleTime: 0 });
    setTheirs(entries.find(({ id }) => id === entry?.id) ?? null);
  };
  const from = (changed: ListEntry, isReplacing: boolean) => {
    form.clearErrors("root");
    form.setValue("version", changed.version);
    if (isReplacing) form.setValue("fields", changed.fields);
    setTheirs(null);
  };
  const isUploading = (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1));
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <EntryFields list={list} id={entry?.id ?? null} onBusy={isUploading} />
        {theirs ? (
          <ChangedMeanwhile
            list={list}
            theirs={theirs.fields}
            mine={form.getValues("fields")}
            onTakeTheirs={() => from(theirs, true)}
            onKeepMine={() => from(theirs, false)}
          />
        ) : (
          <FormError message={failure} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {!theirs && (
            <SubmitButton isSending={isSending} disabled={isSending || uploads > 0} busyText="Saving…">
              Save
            </SubmitButton>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** Adds an entry to a list, or changes one. */
export function EntryDialog({ edited, onClose }: { edited: Edited | null; onClose: () => void }) {
  const title = edited?.entry ? `Change ${nameOf(edited.entry)}` : edited && listSpecs[edited.list].addText;
  return (
    <Dialog isOpen={edited !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={title ?? ""}>
      {edited && <EntryForm {...edited} onClose={onClose} />}
    </Dialog>
  );
}
