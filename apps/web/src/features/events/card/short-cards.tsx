import type { EventSummary } from "@callboard/contracts/event";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { CardFact } from "./card-fact.tsx";
import { CardFrame } from "./card-frame.tsx";
import { cardGrid, cardGridSizes } from "./card-grid.ts";
import { cityOf } from "./event-text.ts";

/** An event where others are what a page is about: when and where, and no act. */
export function ShortCard({ event }: { event: EventSummary }) {
  const { venue_name, category_name, start_date } = event;
  const city = cityOf(event);
  return (
    <CardFrame event={event} sizes={cardGridSizes} kindWord={category_name || "EVENT"}>
      <dl className="grid grid-cols-2 gap-x-4">
        <CardFact label="Start Date" value={formatDay(start_date)} />
        <CardFact label="Location" value={venue_name ? `${venue_name}, ${city}` : city} />
      </dl>
    </CardFrame>
  );
}

/** A grid of them. */
export function ShortCards({ events }: { events: readonly EventSummary[] }) {
  return (
    <ul className={cardGrid}>
      {events.map((event) => (
        <li key={event.id}>
          <ShortCard event={event} />
        </li>
      ))}
    </ul>
  );
}
