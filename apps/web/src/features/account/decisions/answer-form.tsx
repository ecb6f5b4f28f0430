import { answerDecisionInput } from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { Button } from "#shared/ui/button.tsx";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

/** The one answer to a decision. */
export function AnswerForm({ id, onCancel }: { id: number; onCancel: () => void }) {
  const utils = trpc.useUtils();
  const answer = trpc.moderation.answer.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: answerDecisionInput,
    values: { answer: "" },
    send: (values) => answer.mutateAsync({ ...values, id }),
    onSent: async ({ message }) => {
      draft.clear();
      notify.success(message);
      await utils.moderation.mine.invalidate();
    },
  });
  const draft = useDraft(`answer-${id}`, form);
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="mt-2 grid grid-cols-1 gap-4">
        <TextareaField
          name="answer"
          label="Your answer"
          rows={4}
          isNarrow
          hint={`Once, at most ${staffLimits.decisionAnswerMax.toLocaleString("en")} characters. A moderator reads it.`}
        />
        <FormError message={failure} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={isSending} busyText="Sending..." className="px-6">
            Send answer
          </SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
