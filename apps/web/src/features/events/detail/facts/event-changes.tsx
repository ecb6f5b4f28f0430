import type { CallChange } from "@callboard/contracts/call";
import { changeWords } from "@callboard/contracts/call-change";
import type { EventDetails } from "@callboard/contracts/event";
import { History } from "lucide-react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { capitalised } from "./capitalised.ts";

const days: readonly string[] = ["start_date", "apply_by", "decide_by"];

/** What a field says, in words; null for nothing. */
function inWords(field: CallChange["field"], value: string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (field === "price") return formatEuro(Number(value));
  return days.includes(field) ? formatDay(String(value)) : String(value);
}

function Change({ event, change }: { event: EventDetails; change: CallChange }) {
  const { field, from } = change;
  const [before, now] = [inWords(field, from), inWords(field, event[field])];
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold">{capitalised(changeWords[field])}: </span>
      {field === "description" ? (
        "changed, see below"
      ) : (
        <>
          {before !== null && (
            <>
              <span className="sr-only">before </span>
              <s className="text-muted">{before}</s>
              <span className="sr-only">, now</span>{" "}
            </>
          )}
          {now ?? "none any more"}
        </>
      )}
    </li>
  );
}

/** What a call says differently since somebody has applied for it, with what it said before struck through. */
export function EventChanges({ event }: { event: EventDetails }) {
  const { changes } = event;
  const last = changes
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (!last) return null;
  return (
    <aside
      aria-labelledby="event-changes"
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4 print:border-0 print:p-0"
    >
      <h3 id="event-changes" className="flex items-center gap-2 font-sans text-16 font-semibold!">
        <History aria-hidden className="size-4.5 shrink-0" />
        Changed since people applied
      </h3>
      <ul className="grid gap-1.5 text-15">
        {changes.map((change) => (
          <Change key={change.field} event={event} change={change} />
        ))}
      </ul>
      <p className="text-14 text-muted">Last on {formatDay(last)}</p>
    </aside>
  );
}
