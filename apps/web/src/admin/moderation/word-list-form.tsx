import { type WordList, wordListForm } from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

/** The words of a site, or of all. Where somebody else has saved meanwhile, what was typed stays. */
export function WordListForm({ list }: { list: WordList }) {
  const utils = trpc.useUtils();
  const save = trpc.moderation.saveWords.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: wordListForm,
    values: { words: list.words.join("\n") },
    failureText: "The words could not be saved",
    send: ({ words }) => save.mutateAsync({ site: list.site, version: list.version, words }),
    onSent: async () => {
      notify.success("Words saved");
      await utils.moderation.words.invalidate();
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid max-w-xl grid-cols-1 gap-5">
        <TextareaField
          name="words"
          label="Words and phrases"
          rows={12}
          isNarrow
          required={false}
          hint={`One a line, at most ${staffLimits.wordListMax} of them. Comments that are public already stay.`}
        />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Saving…" className="justify-self-start px-8">
          Save words
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
