import {
  type DecisionAct,
  decideInput,
  type ModerationCase,
  needsReason,
} from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CaseSection } from "./case-section.tsx";
import { actTexts } from "./moderation-words.ts";

function ActChoice({ acts }: { acts: readonly DecisionAct[] }) {
  const { register } = useFormContext();
  const error = useFieldError("act");
  return (
    <fieldset className="grid gap-2" aria-describedby={error && "act-error"}>
      <legend className="sr-only">What becomes of it?</legend>
      {acts.map((act) => (
        <label
          key={act}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border border-line px-3.5 py-2.5 has-checked:border-primary has-checked:bg-sunken"
        >
          <input
            {...register("act")}
            type="radio"
            value={act}
            aria-describedby={`${act}-about`}
            className="mt-1 size-4 accent-primary"
          />
          <span className="font-semibold">{actTexts[act].name}</span>
          <span id={`${act}-about`} aria-hidden className="col-start-2 text-14 text-muted">
            {actTexts[act].about}
          </span>
        </label>
      ))}
      {error && (
        <p id="act-error" className="text-15 text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The reason is asked for where the author is told one. */
function ReasonField() {
  const act: DecisionAct | "" | null = useWatch({ name: "act" });
  if (!act || !needsReason(act)) return null;
  return (
    <TextareaField
      name="reason"
      label="Why?"
      rows={5}
      isNarrow
      hint={`The author reads this. At most ${staffLimits.decisionReasonMax.toLocaleString("en")} characters.`}
    />
  );
}

/** The decision on a case. What was typed stays where it is refused. */
export function DecideForm({ found }: { found: ModerationCase }) {
  const { id, acts, subject, closed_at } = found;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const here = useHere();
  const decide = trpc.moderation.decide.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: decideInput,
    values: { reason: "", visibility: subject?.visibility ?? null, fingerprint: subject?.fingerprint },
    failureText: "The decision could not be saved",
    send: (values) => decide.mutateAsync({ ...values, id }),
    onSent: async (_, { act }) => {
      draft.clear();
      notify.success(actTexts[act].done);
      await utils.moderation.invalidate();
      if (here.current) await navigate("/admin/moderation");
    },
  });
  const draft = useDraft(`case-${id}`, form, { without: ["act", "visibility", "fingerprint"] });
  if (closed_at !== null) {
    return (
      <CaseSection title="Decided">
        <p className="text-15 text-muted">This case is closed. What was decided stands in its history.</p>
      </CaseSection>
    );
  }
  return (
    <CaseSection title="What becomes of it?">
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
          <ActChoice acts={acts} />
          <ReasonField />
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Deciding…">
            Decide
          </SubmitButton>
        </form>
      </FormProvider>
    </CaseSection>
  );
}
