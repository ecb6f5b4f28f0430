import { useNow } from "#shared/lib/page/use-now.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { ApplyLink } from "../application/over-list/apply-link.tsx";
import { openRolesOf } from "../roles/role-text.ts";
import { CardFact } from "./card-fact.tsx";
import { CardFrame, type EventCardProps } from "./card-frame.tsx";
import { cityOf } from "./event-text.ts";

/** An event in a list. The card links to the event; applying is a dialog over the list: see `ApplyOverList`. */
export function EventCard(props: EventCardProps) {
  const { event } = props;
  const openRoles = openRolesOf(event, useNow());
  return (
    <CardFrame {...props} kindWord={event.category_name || "Event"}>
      <div className="grid gap-4 @md:flex @md:items-end @md:justify-between">
        <dl
          className={cx(
            "grid grid-cols-[3fr_2fr] gap-x-4 gap-y-2 @md:gap-x-10",
            openRoles !== null && "@md:grid-cols-[auto_auto_auto]",
          )}
        >
          <CardFact label="City" value={cityOf(event)} />
          {event.price !== null && <CardFact label="Compensation" value={formatEuro(event.price)} />}
          {openRoles !== null && <CardFact label="Roles" value={`${openRoles} open`} />}
        </dl>
        <ApplyLink event={event} />
      </div>
    </CardFrame>
  );
}
