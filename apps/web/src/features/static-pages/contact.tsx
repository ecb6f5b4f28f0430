import { Mail } from "lucide-react";
import { Link } from "react-router-dom";
import { site } from "../../shared/config/site.ts";
import { Card } from "../../shared/ui/card.tsx";
import { ContactForm } from "./contact-form.tsx";
import { PageBanner } from "./page-banner.tsx";

const topics = {
  general: {
    lead: "A question, a fault, a listing that should not be there: write to us and a person reads it.",
    subject: "A message from the contact page",
  },
  advertise: {
    lead: "You would like to advertise with us. Tell us what for, where and when, and we come back with what is possible.",
    subject: "Advertise with us",
  },
};

/** Contact Us; `topic` is what the visitor comes for. */
export function Contact({ topic }: { topic: string | null }) {
  const { lead, subject } = topic === "advertise" ? topics.advertise : topics.general;
  return (
    <>
      <PageBanner title="Contact Us">
        <p>{lead}</p>
      </PageBanner>
      <div className="wrap grid items-start gap-x-16 gap-y-10 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="max-w-2xl p-5 sm:p-8">
          <ContactForm key={subject} subject={subject} />
        </Card>
        <aside className="grid gap-8">
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
          <section aria-labelledby="contact-help">
            <h2 id="contact-help" className="text-20">
              Sooner than an answer
            </h2>
            <p className="mt-2 text-muted">
              Passwords, codes, pledges and private details are explained in the{" "}
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
