import type { LedgerLine as Line } from "@callboard/contracts/contribution";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { formatEuro } from "#shared/lib/text/money.ts";

/** A ledger entry: a pledge or a reversal. */
export function LedgerLine({ line }: { line: Line }) {
  const { amount, public_name, message, reversal_of_id, created_at } = line;
  const isReversal = reversal_of_id !== null;
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">
          <span className="font-semibold">{public_name ?? "Anonymous"}</span>
          {isReversal && <span className="text-muted"> took a pledge back</span>}
        </p>
        {message && <p className="text-15 whitespace-pre-line wrap-anywhere">{message}</p>}
        <p className="text-14 text-muted">{formatDay(created_at)}</p>
      </div>
      <p
        className={`shrink-0 font-display text-20 font-heading tabular-nums ${isReversal ? "text-muted" : ""}`}
      >
        {isReversal ? `−${formatEuro(-amount)}` : formatEuro(amount)}
      </p>
    </div>
  );
}
