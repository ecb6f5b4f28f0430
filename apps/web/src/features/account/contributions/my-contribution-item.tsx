import type { OwnContribution } from "@callboard/contracts/contribution";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { Button } from "#shared/ui/button.tsx";

type MyContributionItemProps = { contribution: OwnContribution; onReverse: () => void };

export function MyContributionItem({ contribution, onReverse }: MyContributionItemProps) {
  const { event_id, event_title, amount, public_name, message, created_at, reversed_at, can } = contribution;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="text-15 text-muted">
          {formatDay(created_at)}, to{" "}
          <Link to={`/Crowdfunding/${event_id}`} className="text-link wrap-anywhere">
            {event_title}
          </Link>
        </p>
        <p className="font-display text-23 font-heading tabular-nums">
          {reversed_at ? <s className="text-muted">{formatEuro(amount)}</s> : formatEuro(amount)}
        </p>
        <p className="text-15 text-muted wrap-anywhere">
          {reversed_at
            ? `Taken back on ${formatDay(reversed_at)}`
            : `As ${public_name ?? "an anonymous supporter"}`}
        </p>
        {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
      </div>
      {can.reverse && (
        <Button variant="secondary" size="small" onClick={onReverse}>
          Take back{" "}
          <span className="sr-only">
            the pledge of {formatEuro(amount)} to {event_title}
          </span>
        </Button>
      )}
    </div>
  );
}
