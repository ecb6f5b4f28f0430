import type { AuditionDaySummary } from "@callboard/contracts/audition";
import { dayInWords } from "@callboard/contracts/audition-time";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Chip } from "#shared/ui/chip.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { AuditionFrame, failureOf, loadingAuditions } from "./audition-frame.tsx";
import { countWords, whereWords } from "./audition-words.ts";

function DayItem({ day }: { day: AuditionDaySummary }) {
  const { id, date, role, is_cancelled } = day;
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1 rounded-card border border-line bg-surface p-4 sm:p-5">
      <Link to={`/account/auditions/${id}`} className="text-link text-20 font-semibold">
        {dayInWords(date)}
      </Link>
      <p className="text-muted wrap-anywhere">
        {[role?.name ?? "All roles", whereWords(day)].filter(Boolean).join(", ")}
      </p>
      {is_cancelled ? <Chip>Cancelled</Chip> : <p className="tabular-nums">{countWords(day)}</p>}
    </li>
  );
}

/** The audition days of an own call. */
export function AuditionsScreen({ id: eventId }: { id: number }) {
  const query = trpc.audition.days.useQuery({ event_id: eventId }, { meta: { errors: "inline" } });
  const { data } = query;
  const newDay = (
    <Link to={`/account/calls/${eventId}/auditions/new`} className={buttonClass()}>
      New audition day
    </Link>
  );
  return (
    <AuditionFrame
      back={`/account/calls/${eventId}`}
      backText="To the applications"
      title={data ? `Auditions for ${data.event.title}` : "Auditions"}
    >
      {query.isPending && loadingAuditions}
      {query.isError && !data && (
        <ErrorState message={failureOf(readFailure(query.error).code)} onRetry={() => void query.refetch()} />
      )}
      {data && data.days.length === 0 && (
        <Empty
          title="No audition days yet."
          text="A day has times. Invite applicants to it, and each chooses one."
          {...(data.can.act && { action: newDay })}
        />
      )}
      {data && data.days.length > 0 && (
        <>
          {data.can.act && <div>{newDay}</div>}
          <ul aria-label="Audition days" className="grid grid-cols-1 gap-4">
            {data.days.map((day) => (
              <DayItem key={day.id} day={day} />
            ))}
          </ul>
        </>
      )}
    </AuditionFrame>
  );
}
