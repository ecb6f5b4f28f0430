import { type ListEntry, mergeTagInput } from "@callboard/contracts/site-list";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { nameOf } from "./list-specs.ts";

type MergeProps = { tag: ListEntry; onClose: () => void };

const list = { list: "tag" } as const;

function MergeForm({ tag, onClose }: MergeProps) {
  const utils = trpc.useUtils();
  const { data } = trpc.siteList.list.useQuery(list, { meta: { errors: "inline" } });
  const merge = trpc.siteList.mergeTags.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.siteList.list.invalidate(list),
  });
  const { form, submit, isSending, failure } = useAppForm({
    schema: mergeTagInput,
    values: { into_id: 0 },
    send: ({ into_id }) => merge.mutateAsync({ id: tag.id, into_id }),
    onSent: () => {
      notify.success(`${nameOf(tag)} is merged`);
      onClose();
    },
    failureText: "The tags could not be merged",
  });
  const others = (data?.entries ?? []).filter(({ id }) => id !== tag.id);
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormField form={form} name="into_id" label="Into" required>
        {(control) => (
          <Select {...control}>
            <option value={0}>Select</option>
            {others.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {nameOf(entry)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormError message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton isSending={isSending} busyText="Merging…">
          Merge tags
        </SubmitButton>
      </div>
    </form>
  );
}

/** Replaces a tag by another one. */
export function MergeDialog({ tag, onClose }: { tag: ListEntry | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={tag !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tag ? `Merge ${nameOf(tag)} into another tag` : ""}
      description="All its articles and drafts get the other tag, and its address leads there. This cannot be taken back."
    >
      {tag && <MergeForm tag={tag} onClose={onClose} />}
    </Dialog>
  );
}
