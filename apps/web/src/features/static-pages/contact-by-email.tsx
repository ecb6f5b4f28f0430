import { Mail } from "lucide-react";
import { Link } from "react-router-dom";
import { site } from "#shared/config/site.ts";
import { buttonClass } from "#shared/ui/button.tsx";

/** Ways to reach somebody where the upstream takes no messages. */
export function ContactByEmail() {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="contact-write" className="grid justify-items-start gap-3">
        <h2 id="contact-write" className="text-23">
          Write to us
        </h2>
        <p className="text-muted">Say what you were doing and on which page, and we find it faster.</p>
        <a href={`mailto:${site.contactEmail}`} className={`${buttonClass()} max-w-full`}>
          <Mail aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 truncate">{site.contactEmail}</span>
        </a>
      </section>
      <section aria-labelledby="contact-listing" className="grid gap-2 border-line border-t pt-6">
        <h2 id="contact-listing" className="text-20">
          About a call or a campaign
        </h2>
        <p className="text-muted">
          Whoever posted it answers sooner than we can: its page says how to reach them. Look under{" "}
          <Link to="/events" className="text-link">
            Auditions & Events
          </Link>{" "}
          or{" "}
          <Link to="/crowdfunding" className="text-link">
            Crowdfunding Requests
          </Link>
          .
        </p>
      </section>
    </div>
  );
}
