import { fillTemplate, type SendToManyInput, sendToManyInput } from "@callboard/contracts/message-template";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { forgetMessageKey, messageKey } from "../message-key.ts";
import { TemplateButton } from "../templates/template-button.tsx";

const schema = sendToManyInput.pick({ body: true });
const idsKey = (ids: number[], body: string) => JSON.stringify([ids, body]);

/** What the first of them will read. */
function Preview({ applicationId, body }: { applicationId: number; body: string }) {
  const { data } = trpc.conversation.get.useQuery(
    { application_id: applicationId, limit: 1 },
    { meta: { errors: "inline" } },
  );
  if (!data || !body.trim()) return null;
  const { other, event, role_name } = data.conversation;
  const values = { name: other.name, call: event.title, role: role_name ?? event.title };
  return (
    <section aria-label="Preview" className="grid grid-cols-1 gap-2">
      <p className="text-15 text-muted">What {other.name} will read:</p>
      <p className="rounded-card bg-info-ground px-4 py-3 whitespace-pre-line wrap-anywhere">
        {fillTemplate(body, values)}
      </p>
    </section>
  );
}

type ManyFormProps = {
  ids: number[];
  first: number;
  onSent: (result: { sent: number[]; skipped: number[] }) => void;
};

export function ManyForm({ ids, first, onSent }: ManyFormProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.messageTemplate.sendToMany.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema,
    values: { body: "" },
    send: ({ body }: Pick<SendToManyInput, "body">) =>
      mutateAsync({ body, application_ids: ids, idempotency_key: messageKey("many", idsKey(ids, body)) }),
    onSent: (result) => {
      draft.clear();
      forgetMessageKey("many");
      void utils.conversation.invalidate();
      onSent(result);
    },
    failureText: "The messages could not be sent",
  });
  const draft = useDraft("message-many", form);
  const body = form.watch("body");
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextareaField
          name="body"
          label="Message"
          rows={8}
          isNarrow
          hint="{name}, {call} and {role} become those of each applicant."
        />
        <div className="flex items-center gap-2">
          <TemplateButton
            text={body}
            onChoose={(text) => form.setValue("body", text, { shouldValidate: true })}
          />
          <p className="text-15 text-muted">Each gets a message of their own and sees nobody else.</p>
        </div>
        <Preview applicationId={first} body={body} />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Sending...">
          Send {ids.length === 1 ? "the message" : `${ids.length} messages`}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
