import { reportInput, reportReasons, type SubjectKind } from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { SelectField } from "../fields/select-field.tsx";
import { TextareaField, TextField } from "../fields/text-field.tsx";
import { FormError } from "../form/form-error.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { reasonTexts } from "./report-words.ts";

type ReportDialogProps = { kind: SubjectKind; id: number; what: string; onClose: () => void };

/** What is wrong with something, for the moderators. A visitor may leave an address to hear what came of it. */
export function ReportDialog({ kind, id, what, onClose }: ReportDialogProps) {
  const user = useUser();
  const report = trpc.moderation.report.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: reportInput,
    values: { subject_kind: kind, subject_id: id, details: "", email: "" },
    send: report.mutateAsync,
    onSent: ({ message }) => {
      draft.clear();
      notify.success(message);
      onClose();
    },
  });
  const draft = useDraft(`report-${kind}-${id}`, form, { without: ["subject_kind", "subject_id"] });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Report ${what}`}
      description={
        kind === "message"
          ? "A moderator reads it, with a few lines before and after it, and you hear by email what came of it. Whoever wrote it does not learn who reported it."
          : user
            ? "A moderator looks at it, and you hear by email what came of it. Whoever posted it does not learn who you are."
            : "A moderator looks at it. Whoever posted it does not learn of you."
      }
    >
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
          <SelectField name="reason" label="What is wrong?">
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonTexts[reason]}
              </option>
            ))}
          </SelectField>
          <TextareaField
            name="details"
            label="What should we know?"
            rows={4}
            isNarrow
            required={false}
            hint={`At most ${staffLimits.reportMax.toLocaleString("en")} characters.`}
          />
          {!user && (
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              required={false}
              hint="If you want to hear what came of it."
            />
          )}
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Sending...">
            Send report
          </SubmitButton>
        </form>
      </FormProvider>
    </Dialog>
  );
}
