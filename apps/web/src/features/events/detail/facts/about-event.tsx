import { eventAccent } from "@callboard/contracts/accent";
import type { EventDetails } from "@callboard/contracts/event";
import { ExternalLink } from "lucide-react";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { Chip } from "#shared/ui/chip.tsx";
import { Image } from "#shared/ui/image.tsx";
import { resultsOf, taggedResults } from "../../finding/results-link.ts";
import { capitalised } from "./capitalised.ts";
import { EventChanges } from "./event-changes.tsx";
import { websiteOf } from "./event-website.ts";
import { Fact } from "./fact.tsx";

function Website({ event }: { event: EventDetails }) {
  const { href, text } = websiteOf(event);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link">
      {text}
      <ExternalLink aria-hidden className="ml-1.5 inline size-4 align-[-0.125em] print:hidden" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The category; of a call, a link to the others of it where the upstream filters by that. */
function Category({ event: { kind, eventCategory } }: { event: EventDetails }) {
  const hasFilters = useCapability("filters");
  const name = capitalised(eventCategory?.name || "General");
  if (!hasFilters || kind !== "event" || !eventCategory) return name;
  return (
    <Link to={resultsOf({ category: String(eventCategory.id) })} className="text-link">
      {name}
    </Link>
  );
}

function Facts({ event }: { event: EventDetails }) {
  const { kind, price, start_date, start_time, end_time, time_zone_name } = event;
  const { apply_by, decide_by } = event;
  const isNextDay = end_time !== null && start_time !== null && end_time < start_time;
  return (
    <dl className="grid grid-cols-1 border-line border-b sm:grid-cols-2 sm:gap-x-8">
      {price !== null &&
        (kind === "crowdfunding" ? (
          <Fact label="Target">{formatEuro(price)}</Fact>
        ) : (
          <Fact label="Compensation">{formatEuro(price)} per Person</Fact>
        ))}
      <Fact label="Start Date">
        {formatDay(start_date)}
        {start_time && `, ${start_time} ${time_zone_name}`}
      </Fact>
      {end_time && (
        <Fact label="End Time">
          {end_time} {time_zone_name}
          {isNextDay && ", the next day"}
        </Fact>
      )}
      {apply_by && <Fact label="Apply by">{formatDay(apply_by)}</Fact>}
      {decide_by && <Fact label="Answer promised by">{formatDay(decide_by)}</Fact>}
      <Fact label="Category">
        <Category event={event} />
      </Fact>
      <Fact label="Event Website">
        <Website event={event} />
      </Fact>
    </dl>
  );
}

function Tags({ tags, kind }: Pick<EventDetails, "tags" | "kind">) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <Chip to={taggedResults(name, kind === "crowdfunding")}>#{name}</Chip>
        </li>
      ))}
    </ul>
  );
}

export function AboutEvent({ event }: { event: EventDetails }) {
  const { id, kind, description, description_photo, tags } = event;
  return (
    <section aria-labelledby="about-event" className="grid min-w-0 grid-cols-1 gap-6 print:gap-4">
      <h2 id="about-event" className="text-28">
        About Event
      </h2>
      <EventChanges event={event} />
      <Facts event={event} />
      {(description || description_photo) && (
        <div className="grid grid-cols-1 items-start gap-6 print:block sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
          <Image
            src={description_photo}
            alt=""
            width={960}
            height={720}
            sizes="(min-width: 1024px) 280px, (min-width: 640px) 31vw, 94vw"
            id={`${id} description`}
            accent={eventAccent(event)}
            className="aspect-4/3 w-full rounded-card print:float-right print:mb-2 print:ml-6 print:w-40"
          />
          <p className="max-w-[65ch] whitespace-pre-line text-18 wrap-anywhere print:text-16">
            {description}
          </p>
        </div>
      )}
      <Tags tags={tags} kind={kind} />
    </section>
  );
}
