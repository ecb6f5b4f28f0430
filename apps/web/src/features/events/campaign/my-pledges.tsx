import type { OwnContribution } from "@callboard/contracts/contribution";
import type { EventDetails } from "@callboard/contracts/event";
import { useRef, useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useReversePledge } from "#shared/lib/forms/use-reverse-pledge.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialogHost, loadConfirmDialog } from "#shared/ui/overlay/confirm-dialog-host.tsx";
import { useMyPledges, useShowReceipt } from "./campaign-queries.ts";

function Pledge({ pledge, onReverse }: { pledge: OwnContribution; onReverse: () => void }) {
  const { amount, public_name, created_at, reversed_at, can } = pledge;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-display text-20 font-heading tabular-nums">
          {reversed_at ? <s className="text-muted">{formatEuro(amount)}</s> : formatEuro(amount)}
        </span>{" "}
        <span className="text-15 text-muted">
          {reversed_at
            ? `taken back on ${formatDay(reversed_at)}`
            : `as ${public_name ?? "Anonymous"}, ${formatDay(created_at)}`}
        </span>
      </p>
      {can.reverse && (
        <Button
          variant="secondary"
          size="small"
          onClick={onReverse}
          onPointerEnter={loadConfirmDialog}
          onFocus={loadConfirmDialog}
        >
          Take back <span className="sr-only">the pledge of {formatEuro(amount)}</span>
        </Button>
      )}
    </div>
  );
}

/** The user's pledges to a campaign, which can be reversed; nothing without any. */
export function MyPledges({ event }: { event: EventDetails }) {
  const pledges = useMyPledges(event.id);
  const [reversing, setReversing] = useState<OwnContribution | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showReceipt = useShowReceipt(event.id);
  const reverse = useReversePledge((receipt) => {
    showReceipt(receipt);
    notify.success("Pledge taken back");
  });
  const handleConfirm = ({ id }: OwnContribution) =>
    reverse.mutate(
      { id },
      {
        onSettled: () => {
          setReversing(null);
          // The button that opened the dialog may be removed.
          setTimeout(() => heading.current?.focus({ preventScroll: true }));
        },
      },
    );
  if (pledges.length === 0) return null;
  return (
    <section aria-labelledby="own-pledges" className="grid min-w-0 print:hidden grid-cols-1 gap-2">
      <h2 ref={heading} id="own-pledges" tabIndex={-1} className="text-23">
        Your pledges
      </h2>
      <ul className="divide-y divide-line">
        {pledges.map((pledge) => (
          <li key={pledge.id}>
            <Pledge pledge={pledge} onReverse={() => setReversing(pledge)} />
          </li>
        ))}
      </ul>
      {reversing && (
        <ConfirmDialogHost
          isOpen
          onOpenChange={() => setReversing(null)}
          title="Take this pledge back?"
          description={`${formatEuro(reversing.amount)} no longer count for “${event.title}”. The ledger keeps both lines.`}
          confirmText="Take back"
          isBusy={reverse.isPending}
          onConfirm={() => handleConfirm(reversing)}
        />
      )}
    </section>
  );
}
