import type { EventDetails } from "@callboard/contracts/event";
import { formatDay } from "#shared/lib/dates/dates.ts";

/** The date of an event as on its card, with the time beside it. */
export function LargeDate({ event, times }: { event: EventDetails; times: string }) {
  const [day, month, year] = formatDay(event.start_date).split(" ");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display">
      <time dateTime={event.start_date} className="flex items-center gap-2.5">
        <span className="text-48 leading-none font-heading tabular-nums">{day}</span>{" "}
        <span className="grid text-16 leading-[1.15]">
          <span className="font-heading">{month} </span>
          <span className="font-sans text-muted tabular-nums">{year}</span>
        </span>
      </time>{" "}
      <span className="border-control border-l-2 border-dashed py-2 pl-4 text-20 font-heading tabular-nums">
        {times}
      </span>
    </p>
  );
}
