import { type FormEvent, useRef, useState } from "react";
import { site } from "../../shared/config/site.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Input, Textarea } from "../../shared/ui/control.tsx";
import { Field } from "../../shared/ui/field.tsx";
import { type ContactErrors, type ContactMessage, contactErrors, mailAddress } from "./contact-message.ts";

const blank: ContactMessage = { name: "", email: "", message: "" };

/** Writes a message and hands it to the visitor's own mail program. */
export function ContactForm({ subject }: { subject: string }) {
  const [message, setMessage] = useState(blank);
  const [errors, setErrors] = useState<ContactErrors>({});
  const form = useRef<HTMLFormElement>(null);

  const bind = (name: keyof ContactMessage) => ({
    name,
    value: message[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setMessage({ ...message, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = contactErrors(message);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else window.location.assign(mailAddress(site.contactEmail, subject, message));
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label="Name" required error={errors.name}>
        {(control) => <Input {...control} {...bind("name")} autoComplete="name" />}
      </Field>
      <Field label="Email" required error={errors.email}>
        {(control) => <Input {...control} {...bind("email")} type="email" autoComplete="email" />}
      </Field>
      <Field label="Message" required error={errors.message}>
        {(control) => <Textarea {...control} {...bind("message")} rows={6} />}
      </Field>
      <div className="grid gap-3">
        <Button type="submit" aria-describedby="contact-note" className="justify-self-start px-8">
          Send
        </Button>
        <p id="contact-note" className="text-14 text-muted">
          Send opens your own mail program with this message, ready to go to {site.contactEmail}.
        </p>
      </div>
    </form>
  );
}
