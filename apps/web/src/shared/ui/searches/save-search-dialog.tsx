import { type SaveSearchInput, saveSearchInput } from "@callboard/contracts/saved-search";
import {
  type SearchKind,
  type SearchRhythm,
  savedSearchLimits,
} from "@callboard/contracts/saved-search-limits";
import { searchKindWords } from "@callboard/contracts/search-notification";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "../fields/text-field.tsx";
import { Select } from "../form/control.tsx";
import { FormError } from "../form/form-error.tsx";
import { FormField } from "../form/form-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { rhythmOptions } from "./rhythm-options.tsx";

type SaveSearchDialogProps = {
  kind: SearchKind;
  /** What is asked for: also the name that is proposed. */
  words: string;
  /** What of the list is not kept. */
  note?: string | undefined;
  send: (named: Pick<SaveSearchInput, "name" | "rhythm">) => Promise<unknown>;
  onClose: () => void;
};

const rhythm: SearchRhythm = "at_once";

function SaveForm({ kind, words, note, send, onClose }: SaveSearchDialogProps) {
  const { savedSearch } = trpc.useUtils();
  const { form, submit, isSending, failure } = useAppForm({
    schema: saveSearchInput.pick({ name: true, rhythm: true }),
    values: { name: words.slice(0, savedSearchLimits.nameMax), rhythm },
    send,
    onSent: () => {
      void savedSearch.list.invalidate();
      onClose();
      notify.success("Search saved", { to: "/account/searches", text: "Your searches" });
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-muted wrap-anywhere">
          You are told of each new {searchKindWords[kind][0]} with: {words}.
        </p>
        {note && <p className="text-14 text-muted">{note}</p>}
        <TextField name="name" label="Name" />
        <FormField
          form={form}
          name="rhythm"
          label="Tell me"
          required
          hint="On this site, and by e-mail and in your browsers as your notification settings say."
        >
          {(control) => <Select {...control}>{rhythmOptions}</Select>}
        </FormField>
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
          Save search
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Names a search and says how often to be told. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} title="Save this search">
      <SaveForm {...props} />
    </Dialog>
  );
}
