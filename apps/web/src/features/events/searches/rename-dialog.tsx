import { type SavedSearch, saveSearchInput } from "@callboard/contracts/saved-search";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import type { SearchActs } from "./use-searches.ts";

type RenameProps = { search: SavedSearch; acts: SearchActs; onClose: () => void };

function RenameForm({ search: { id, name }, acts, onClose }: RenameProps) {
  const { form, submit, isSending, failure } = useAppForm({
    schema: saveSearchInput.pick({ name: true }),
    values: { name },
    send: (input) => acts.rename.mutateAsync({ id, ...input }),
    onSent: onClose,
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField name="name" label="Name" />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
          Save name
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

export function RenameDialog({ isOpen, ...props }: RenameProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && props.onClose()} title="Rename this search">
      <RenameForm {...props} />
    </Dialog>
  );
}
