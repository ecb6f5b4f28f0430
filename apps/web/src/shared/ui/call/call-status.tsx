import type { CallStatus } from "@callboard/contracts/call";
import { CircleSlash, DoorClosed } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";

const statuses = {
  closed: { word: "Closed", Icon: DoorClosed, className: "bg-sunken text-ink" },
  cancelled: { word: "Cancelled", Icon: CircleSlash, className: "bg-warning-ground text-warning" },
} as const;

/** That a call is closed or cancelled: a word with an icon. Nothing for one that is neither. */
export function CallStatusChip({ status }: { status: CallStatus }) {
  if (status === "published") return null;
  const { word, Icon, className } = statuses[status];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 justify-self-start rounded-full px-2.5 py-0.5 text-14 font-semibold",
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}
