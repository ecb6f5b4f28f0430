import { Link } from "react-router-dom";
import { useNow } from "#shared/lib/page/use-now.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { CardFact } from "./card-fact.tsx";
import { CardFrame, type EventCardProps } from "./card-frame.tsx";
import { cityOf, closedText } from "./event-text.ts";
import { callStateOf } from "./event-time.ts";

/** An event in a list. The card links to the event; Apply Now opens the application dialog. */
export function EventCard(props: EventCardProps) {
  const { event } = props;
  const state = callStateOf(event, useNow());
  return (
    <CardFrame {...props} kindWord={event.category_name || "Event"}>
      <div className="grid gap-4 @md:flex @md:items-end @md:justify-between">
        <dl className="grid grid-cols-[3fr_2fr] gap-x-4 @md:gap-x-10">
          <CardFact label="City" value={cityOf(event)} />
          <CardFact label="Compensation" value={formatEuro(event.price)} />
        </dl>
        {state === "open" ? (
          <Link
            to={`/event/${event.id}?apply=1`}
            aria-label={`Apply Now: ${event.title}`}
            className={`relative ${buttonClass({ variant: "secondary" })}`}
          >
            Apply Now
          </Link>
        ) : (
          <p className="flex min-h-11 items-center text-15 text-muted">{closedText[state]}</p>
        )}
      </div>
    </CardFrame>
  );
}
