import { useNow } from "#shared/lib/page/page-context.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Link } from "#shared/ui/link.tsx";
import { callStateOf } from "./event-time.ts";
import { cityOf, overWords } from "./event-words.ts";
import { Slip, type SlipProps } from "./slip.tsx";
import { SlipFact } from "./slip-fact.tsx";

/** An event in a list. The slip opens it; Apply Now opens its application. */
export function EventSlip(props: SlipProps) {
  const { event } = props;
  const state = callStateOf(event, useNow());
  return (
    <Slip {...props} kindWord={event.category_name || "Event"}>
      <div className="grid gap-4 @md:flex @md:items-end @md:justify-between">
        <dl className="grid grid-cols-[3fr_2fr] gap-x-4 @md:gap-x-10">
          <SlipFact label="City" value={cityOf(event)} />
          <SlipFact label="Compensation" value={formatEuro(event.price)} />
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
          <p className="flex min-h-11 items-center text-15 text-muted">{overWords[state]}</p>
        )}
      </div>
    </Slip>
  );
}
