import type { OwnEvent } from "@callboard/contracts/event";
import { Link } from "react-router-dom";
import { formatDay, parseDate } from "#shared/lib/dates/dates.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { CallActions, canAnything } from "#shared/ui/call/call-actions.tsx";
import { CallStatusChip } from "#shared/ui/call/call-status.tsx";
import { PostedAs } from "#shared/ui/call/posted-as.tsx";
import { PostingState } from "#shared/ui/posting-state.tsx";

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function Raised({ event }: { event: OwnEvent }) {
  const { raised_so_far, price, supporters } = event;
  return (
    <p className="tabular-nums">
      {formatEuro(raised_so_far ?? 0)} of {formatEuro(price ?? 0)} from{" "}
      {counted(supporters ?? 0, "supporter", "supporters")}
    </p>
  );
}

function Applications({ event }: { event: OwnEvent }) {
  const { id, title, application_count, unopened_count } = event;
  if (application_count === 0) return <p className="text-muted">No applications yet</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={`/account/calls/${id}`} className="text-link inline-flex min-h-9 items-center">
        {counted(application_count, "application", "applications")}
        <span className="sr-only"> for {title}</span>
      </Link>
      {unopened_count > 0 && (
        <span className="rounded-full bg-info-ground px-2.5 py-0.5 text-14 font-semibold text-info">
          {unopened_count} unread
        </span>
      )}
    </p>
  );
}

/** A posted call or campaign: whether it is still to come, and how many applications or pledges it has. */
export function MyAuditionItem({ event }: { event: OwnEvent }) {
  const { id, kind, title, start_date, starts_at, present_city, visibility = "public" } = event;
  const isCampaign = kind === "crowdfunding";
  const canManage = useCapability("calls");
  const isPast = parseDate(starts_at ?? start_date).isBefore(useNow());
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="text-15 text-muted">
          {isCampaign ? "Campaign" : "Audition or event"}, {isPast ? "past" : "upcoming"}
        </p>
        <Link
          to={isCampaign ? `/Crowdfunding/${id}` : `/event/${id}`}
          className="text-link text-18 font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="text-muted">
          {formatDay(start_date)}, {present_city}
        </p>
        <PostedAs call={event} />
        <CallStatusChip status={event.status} />
        {visibility !== "public" && <PostingState visibility={visibility} />}
        {event.visibility_reason && <p className="wrap-anywhere">Reason: {event.visibility_reason}</p>}
      </div>
      {isCampaign ? <Raised event={event} /> : <Applications event={event} />}
      {canManage && !isCampaign && canAnything(event.can) && (
        <details className="w-full">
          <summary className="text-link w-fit cursor-pointer rounded-control py-1.5 text-15">
            Manage<span className="sr-only"> {title}</span>
          </summary>
          <div className="pt-2">
            <CallActions call={event} />
          </div>
        </details>
      )}
    </div>
  );
}
