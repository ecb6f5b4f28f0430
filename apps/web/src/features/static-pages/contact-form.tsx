import { createContactInput } from "@callboard/contracts/contact";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { Input, Textarea } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";

const schema = createContactInput.omit({ topic: true });

type ContactFormProps = { topic: string | undefined; onSent: (reference: string) => void };

export function ContactForm({ topic, onSent }: ContactFormProps) {
  const contact = trpc.contact.create.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema,
    send: (values) => contact.mutateAsync({ ...values, topic }),
    onSent: ({ reference }) => {
      draft.clear();
      onSent(reference);
    },
  });
  const draft = useDraft("contact", form, { without: ["website"] });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormField form={form} name="name" label="Name" required>
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="email" label="Email" required hint="Where the answer goes.">
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField form={form} name="message" label="Message" required>
        {(control) => <Textarea {...control} rows={6} />}
      </FormField>
      {/* A honeypot for bots. */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Website
          <input {...form.register("website")} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Sending..." className="justify-self-start px-8">
        Send
      </SubmitButton>
    </form>
  );
}
