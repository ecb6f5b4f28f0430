import type { OwnApplication } from "@callboard/contracts/application";
import { dayInWords, timeInWords } from "@callboard/contracts/audition-time";
import type { NextAudition } from "@callboard/contracts/next-audition";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ApplicationState } from "#shared/ui/application-state.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";

/** What is next: when to be there, or what to do about an invitation. */
function auditionWords({ state, date, time_zone, starts_at }: NextAudition): string {
  if (starts_at) return `Audition: ${timeInWords(starts_at, time_zone)}`;
  const day = dayInWords(date);
  return state === "waiting"
    ? `Audition on ${day}: you wait for a time`
    : `Audition on ${day}: choose a time`;
}

type MyApplicationItemProps = { application: OwnApplication; onWithdraw: () => void };

export function MyApplicationItem({ application, onWithdraw }: MyApplicationItemProps) {
  const { id, event, role, state, created_at, can, next_audition } = application;
  const isWaiting = state === "sent" || state === "viewed";
  const hasBoard = useCapability("reviewing");
  const hasMessages = useCapability("conversations");
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <Link to={`/event/${event.id}`} className="text-link text-18 font-semibold wrap-anywhere">
          {event.title}
        </Link>
        <p className="text-muted">
          {role && `${role.name}, `}
          {formatDay(event.start_date)}, {event.present_city}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ApplicationState state={state} />
          <span className="text-15 text-muted">Sent on {formatDay(created_at)}</span>
          {isWaiting && event.decide_by && (
            <span className="text-15 text-muted">Answer promised by {formatDay(event.decide_by)}</span>
          )}
        </p>
        {next_audition && <p className="font-semibold">{auditionWords(next_audition)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {hasBoard && (
          <Link
            to={`/account/applications/${id}`}
            className={buttonClass({
              variant: state === "offered" ? "primary" : "secondary",
              size: "small",
            })}
          >
            {state === "offered" ? "Answer the offer" : "Where it stands"}{" "}
            <span className="sr-only">for {event.title}</span>
          </Link>
        )}
        {hasMessages && (
          <Link
            to={`/account/messages/${id}`}
            className={buttonClass({ variant: "secondary", size: "small" })}
          >
            Messages <span className="sr-only">about {event.title}</span>
          </Link>
        )}
        {can.withdraw && (
          <Button variant="secondary" size="small" onClick={onWithdraw}>
            Withdraw <span className="sr-only">the application for {event.title}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
