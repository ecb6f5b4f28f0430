import type { EventDetails } from "@callboard/contracts/event";
import { cityOf, excerptOf } from "../../card/event-text.ts";
import { contactId } from "../contact-link.tsx";
import { Fact } from "./fact.tsx";

const excerptMax = 100;

/** Whose name the venue stands under. */
const headingOf = { event: "Casting Director", crowdfunding: "Venue" } as const;

const linkClass = "text-link inline-flex min-h-6 items-center";

export function VenueInfo({ event }: { event: EventDetails }) {
  const { kind, venue_name, description, contact_person, contact_number, address_1, address_2, email } =
    event;
  return (
    <section
      id={contactId}
      aria-labelledby="venue-info"
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 sm:p-6 print:order-first print:border-0 print:p-0 lg:sticky lg:top-24 lg:row-span-2"
    >
      <h2 id="venue-info" className="text-23">
        Venue & Contact Info
      </h2>
      {(venue_name || description) && (
        <div className="grid gap-1 rounded-control bg-sunken p-4 print:p-0">
          <h3 className="font-sans text-14 font-normal! text-muted">{headingOf[kind ?? "event"]}</h3>
          {venue_name && (
            <p className="font-display text-18 font-heading leading-snug wrap-anywhere">{venue_name}</p>
          )}
          <p className="text-15 text-muted wrap-anywhere empty:hidden print:hidden">
            {excerptOf(description, excerptMax)}
          </p>
        </div>
      )}
      <dl className="grid grid-cols-1 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
        {contact_person && <Fact label="Contact Person">{contact_person}</Fact>}
        {contact_number && (
          <Fact label="Phone">
            <a href={`tel:${contact_number}`} className={linkClass}>
              {contact_number}
            </a>
          </Fact>
        )}
        <Fact label="Location">
          {[address_1, address_2, cityOf(event)].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        {email && (
          <Fact label="Email">
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}
