import type { ReactNode } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { cx } from "#shared/lib/text/class-names.ts";

/** A punched hole at the end of the tear line; its other half lies outside of the card and is clipped. */
const notch =
  "absolute -bottom-[7px] size-4 rounded-full border border-line bg-paper transition-colors duration-120 group-hover:border-control";

/** The tear-off part of a card: a large date, and what stands beside it. */
export function DateBlock({ date, children }: { date: string; children?: ReactNode }) {
  const [day, month, year] = formatDay(date).split(" ");
  return (
    <div className="relative flex items-center justify-between gap-3 border-control border-b-2 border-dashed px-4 py-3">
      <time dateTime={date} className="flex items-center gap-2.5 font-display">
        <span className="text-40 leading-none font-heading tabular-nums">{day}</span>{" "}
        <span className="grid text-15 leading-[1.15]">
          <span className="font-heading">{month} </span>
          <span className="font-sans text-muted tabular-nums">{year}</span>
        </span>
      </time>
      {children}
      <span aria-hidden className={cx(notch, "-left-[9px] [clip-path:inset(0_0_0_8px)]")} />
      <span aria-hidden className={cx(notch, "-right-[9px] [clip-path:inset(0_8px_0_0)]")} />
    </div>
  );
}
