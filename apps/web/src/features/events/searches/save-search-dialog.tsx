import { saveSearchInput } from "@callboard/contracts/saved-search";
import { type SearchRhythm, savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { FormProvider } from "react-hook-form";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { facetOf, useFacets } from "../finding/use-facets.ts";
import type { ListingState } from "../listing/listing-url.ts";
import { rhythmOptions } from "./rhythm-options.tsx";
import { filterOf, filterWords } from "./saved-filter.ts";
import { useSearchActs } from "./use-searches.ts";

type SaveSearchDialogProps = { state: ListingState; onClose: () => void };

const rhythm: SearchRhythm = "at_once";

function SaveForm({ state, onClose }: SaveSearchDialogProps) {
  const { data } = useFacets();
  const { create } = useSearchActs();
  const filter = filterOf(state);
  const categories = data ? facetOf(data, "category") : [];
  const category = categories.find(({ value }) => value === state.calls?.category)?.label ?? null;
  const words = filterWords(filter, category);
  const { form, submit, isSending, failure } = useAppForm({
    schema: saveSearchInput.pick({ name: true, rhythm: true }),
    values: { name: words.slice(0, savedSearchLimits.nameMax), rhythm },
    send: (named) => create.mutateAsync({ ...named, filter }),
    onSent: () => {
      onClose();
      notify.success("Search saved", { to: "/account/searches", text: "Your searches" });
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-muted wrap-anywhere">You are told of each new call with: {words}.</p>
        {(state.calls?.day || state.calls?.closes) && (
          <p className="text-14 text-muted">The day and the deadline that you have chosen are not kept.</p>
        )}
        <TextField name="name" label="Name" />
        <FormField
          form={form}
          name="rhythm"
          label="Tell me"
          required
          hint="On this site, and by e-mail as your e-mail settings say."
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
