import { Mail } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { site } from "#shared/config/site.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { Card } from "#shared/ui/card.tsx";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { PageBanner } from "#shared/ui/page-banner.tsx";
import { ContactByEmail } from "./contact-by-email.tsx";
import { ContactForm } from "./contact-form.tsx";
import { MessageSent } from "./message-sent.tsx";

const leads = {
  general: "A question, a fault, a listing that should not be there: write to us and a person reads it.",
  advertise:
    "You would like to advertise with us. Tell us what for, where and when, and we come back with what is possible.",
};

function Messages({ topic }: { topic: "advertise" | undefined }) {
  const [reference, setReference] = useState<string>();
  if (reference !== undefined) {
    return <MessageSent reference={reference} onAgain={() => setReference(undefined)} />;
  }
  return (
    <>
      <NeedsScript>
        This form needs JavaScript, which is off or did not arrive. Our email address works without it.
      </NeedsScript>
      <ContactForm topic={topic} onSent={setReference} />
    </>
  );
}

/** `topic` preselects the subject. The form is there where the upstream takes messages. */
export function Contact({ topic }: { topic: string | null }) {
  const known = topic === "advertise" ? topic : undefined;
  const hasForm = useCapability("contact");
  return (
    <>
      <PageBanner title="Contact Us">
        <p>{leads[known ?? "general"]}</p>
      </PageBanner>
      <div className="wrap grid items-start gap-x-16 gap-y-10 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5 sm:p-8 lg:max-w-2xl">
          {hasForm ? <Messages topic={known} /> : <ContactByEmail />}
        </Card>
        <aside className="grid gap-8">
          {hasForm && (
            <section aria-labelledby="contact-by-email">
              <h2 id="contact-by-email" className="text-20">
                By email
              </h2>
              <a
                href={`mailto:${site.contactEmail}`}
                className="text-link mt-2 inline-flex min-h-11 items-center gap-2 break-all"
              >
                <Mail aria-hidden className="size-5 shrink-0" />
                {site.contactEmail}
              </a>
            </section>
          )}
          <section aria-labelledby="contact-help">
            <h2 id="contact-help" className="text-20">
              Sooner than an answer
            </h2>
            <p className="mt-2 text-muted">
              What people ask most is answered in the{" "}
              <Link to="/help" className="text-link">
                Help Center
              </Link>
              .
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
