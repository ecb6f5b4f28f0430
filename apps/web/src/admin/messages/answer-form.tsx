import { answerMessageInput, type ContactMessage } from "@callboard/contracts/contact-inbox";
import { useState } from "react";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Textarea } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { useThread } from "./use-thread.ts";

/** What is written goes out as it stands; the version is the one that is on the screen. */
const answerForm = answerMessageInput.omit({ version: true });

/** Answers a message by e-mail. */
export function AnswerForm({ message }: { message: ContactMessage }) {
  const { answer } = useThread(message);
  const [seen, setSeen] = useState(message.answers.length);
  const { form, submit, isSending, failure } = useAppForm({
    schema: answerForm,
    values: { answer: "" },
    send: (values) => answer.mutateAsync({ id: message.id, version: message.version, ...values }),
    onSent: ({ answers }) => {
      setSeen(answers.length);
      form.reset({ answer: "" });
      notify.success("The answer is on its way");
    },
    failureText: "The answer could not be sent",
  });
  // Read in every render, or the form does not keep track of it.
  const { isDirty } = form.formState;
  const isOvertaken = isDirty && message.answers.length > seen;
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormField
        form={form}
        name="answer"
        label="Answer"
        required
        hint={`It is mailed to ${message.email}, with their message beneath it and ${message.reference} in its subject.`}
      >
        {(control) => <Textarea {...control} rows={8} />}
      </FormField>
      {isOvertaken && (
        <p role="status" className="rounded-control bg-warning-ground px-4 py-3 text-15 text-warning">
          Somebody answered while you wrote: read it above before you send yours.
        </p>
      )}
      <FormError message={failure} />
      <div>
        <SubmitButton isSending={isSending} busyText="Sending…">
          Send answer
        </SubmitButton>
      </div>
    </form>
  );
}
