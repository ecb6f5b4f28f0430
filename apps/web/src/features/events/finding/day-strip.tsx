import type { CallFacets } from "@callboard/contracts/call-filter";
import { Link } from "react-router-dom";
import { parseDate } from "#shared/lib/dates/dates.ts";
import { useFollowInPlace } from "#shared/ui/facets/follow-in-place.ts";
import { useListingState } from "../listing/use-listing.ts";
import { resultsHash } from "./results.ts";
import { useFacets } from "./use-facets.ts";

type Day = CallFacets["days"][number];

const box =
  "grid h-full min-h-16 content-center justify-items-center gap-0.5 rounded-control border px-1 py-2 text-center tabular-nums";

/** Weekday, day and count; the month stands where it begins. In words for who hears it. */
function DayText({ day, count, is_more }: Day) {
  const date = parseDate(day);
  const counted = `${count}${is_more ? "+" : ""}`;
  return (
    <>
      <span aria-hidden className="text-13 leading-none">
        {date.format("ddd")}
      </span>
      <span aria-hidden className="font-display text-18 leading-none font-heading">
        {date.format("D")}
        {date.date() === 1 && <span className="text-13"> {date.format("MMM")}</span>}
      </span>
      <span aria-hidden className="text-13 leading-none">
        {count > 0 ? counted : "–"}
      </span>
      <span className="sr-only">
        {date.format("dddd D MMMM")}: {count > 0 ? `${counted} ${count === 1 ? "call" : "calls"}` : "no call"}
      </span>
    </>
  );
}

function DayItem({ day }: { day: Day }) {
  const { state, callsAddress } = useListingState();
  const follow = useFollowInPlace();
  const isChosen = state.calls?.day === day.day;
  if (day.count === 0 && !isChosen) {
    return (
      <span className={`${box} border-transparent text-muted`}>
        <DayText {...day} />
      </span>
    );
  }
  const href = `${callsAddress({ day: isChosen ? undefined : day.day })}${resultsHash}`;
  return (
    <Link
      to={href}
      onClick={follow(href)}
      aria-current={isChosen ? "true" : undefined}
      className={`${box} border-line bg-surface transition-colors duration-120 hover:border-control aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper`}
    >
      <DayText {...day} />
    </Link>
  );
}

/** Four weeks from today on, each day with how many calls begin on it: a filter of the list by that day. */
export function DayStrip() {
  const { data, isPlaceholderData } = useFacets();
  if (!data) return null;
  return (
    <section aria-labelledby="days" className="grid min-w-0 grid-cols-1 gap-2.5 print:hidden">
      <h3 id="days" className="text-15 text-muted">
        The next four weeks
      </h3>
      <ol
        aria-busy={isPlaceholderData}
        className="grid grid-cols-7 gap-1 transition-opacity duration-180 aria-busy:opacity-60 sm:gap-1.5 lg:grid-cols-14"
      >
        {data.days.map((day) => (
          <li key={day.day}>
            <DayItem day={day} />
          </li>
        ))}
      </ol>
    </section>
  );
}
