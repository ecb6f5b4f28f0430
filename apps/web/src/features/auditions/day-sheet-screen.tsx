import type { AuditionDay, AuditionInvitation } from "@callboard/contracts/audition";
import { dayInWords } from "@callboard/contracts/audition-time";
import { Printer } from "lucide-react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { failureOf, loadingAuditions } from "./audition-frame.tsx";
import { spanWords, whereWords } from "./audition-words.ts";

type Line = { key: string; time: string; person: AuditionInvitation | null };

/** A line for each place of each time, with the name of who comes. */
function linesOf({ slots, invitations, capacity, time_zone }: AuditionDay): Line[] {
  return slots.flatMap((slot) => {
    const people = invitations.filter(({ state, slot_id }) => state === "booked" && slot_id === slot.id);
    const free = people.length < capacity ? [null] : [];
    return [...people, ...free].map((person, index) => ({
      key: `${slot.id} ${person?.id ?? "free"}`,
      ...{ time: index === 0 ? spanWords(slot, time_zone) : "", person },
    }));
  });
}

const cell = "border border-line px-2.5 py-2 text-left align-top wrap-anywhere";

function Sheet({ day }: { day: AuditionDay }) {
  const { event, role, date, note, link } = day;
  return (
    <>
      <div className="grid grid-cols-1 gap-1">
        <h1 className="text-28 wrap-anywhere">{event.title}</h1>
        <p className="text-18 font-semibold">
          {[`Auditions on ${dayInWords(date)} ${date.slice(0, 4)}`, role?.name].filter(Boolean).join(", ")}
        </p>
        <p className="wrap-anywhere">{[whereWords(day), link].filter(Boolean).join(", ")}</p>
        {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <section
        aria-label="Day sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a small screen.
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full min-w-[36rem] border-collapse text-15 print:min-w-0">
          <thead>
            <tr>
              {["Time", "Name", "Role", "Phone", "Notes"].map((title) => (
                <th key={title} scope="col" className={`${cell} bg-sunken`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(day).map(({ key, time, person }) => (
              <tr key={key} className="break-inside-avoid">
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{time}</td>
                <td className={`${cell} font-semibold`}>{person?.name}</td>
                <td className={cell}>{person?.role?.name}</td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{person?.phone}</td>
                <td className={`${cell} w-1/3`} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** An audition day on paper: times, names, and room for notes. */
export function DaySheetScreen({ id }: { id: number }) {
  const query = trpc.audition.day.useQuery({ id }, { meta: { errors: "inline" } });
  const { data } = query;
  if (query.error?.data?.code === "not_found") return <NotFound />;
  return (
    <div className="wrap grid max-w-5xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink to={`/account/auditions/${id}`}>To the audition day</BackLink>
        {data && (
          <Button size="small" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" /> Print
          </Button>
        )}
      </div>
      {!data && <h1 className="text-28">Day sheet</h1>}
      {query.isPending && loadingAuditions}
      {query.isError && !data && (
        <ErrorState message={failureOf(readFailure(query.error).code)} onRetry={() => void query.refetch()} />
      )}
      {data && <Sheet day={data} />}
    </div>
  );
}
