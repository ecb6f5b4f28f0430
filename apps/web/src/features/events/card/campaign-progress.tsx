import type { EventSummary } from "@callboard/contracts/event";
import { useNow } from "#shared/lib/page/use-now.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { formatEuro, groupDigits } from "#shared/lib/text/money.ts";
import { daysLeftText, daysUntil } from "./event-time.ts";

type CampaignProgressProps = {
  event: Pick<EventSummary, "raised_so_far" | "price" | "supporters" | "start_date" | "time_zone">;
  /** `page` is larger, for the campaign's own page. */
  size?: "card" | "page";
};

/** A progress bar, and the amount raised, the supporters and the days left; nothing where the amounts are not told. */
export function CampaignProgress({ event, size = "card" }: CampaignProgressProps) {
  const { raised_so_far, price, supporters } = event;
  const days = daysLeftText(daysUntil(event, useNow()));
  if (raised_so_far === null || price === null) return null;
  const percent = price > 0 ? Math.min(100, Math.max(0, (100 * raised_so_far) / price)) : 0;
  const numbers = [
    [formatEuro(raised_so_far), "raised so far"],
    ...(supporters === null
      ? []
      : [[groupDigits(supporters), supporters === 1 ? "supporter" : "supporters"] as const]),
    days,
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        role="progressbar"
        aria-label="Raised so far"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={`${formatEuro(raised_so_far)} of ${formatEuro(price)}`}
        className={cx(
          "overflow-hidden rounded-full border-2 border-ink bg-surface",
          size === "page" ? "h-5" : "h-3.5",
        )}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="size-full" aria-hidden="true">
          <rect width={percent} height="1" className="fill-straw forced-colors:fill-[Highlight]" />
        </svg>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        {numbers.map(([number, words]) => (
          <span key={words}>
            <span
              className={cx(
                "block font-display leading-heading font-heading tabular-nums",
                size === "page" ? "text-34" : "text-23",
              )}
            >
              {number}
            </span>{" "}
            <span className="text-13 text-muted">{words}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
