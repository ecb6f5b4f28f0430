import type { Suspension } from "@callboard/contracts/suspension";
import { Instant } from "../kit/instant.tsx";
import { StatusChip } from "../kit/status-chip.tsx";

/** That an account is suspended, and until when. */
export function SuspensionChip({ until }: Pick<Suspension, "until">) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <StatusChip tone="warning">Suspended</StatusChip>
      <span className="text-14 text-muted">
        {until === null ? (
          "for good"
        ) : (
          <>
            until <Instant at={until} to="day" />
          </>
        )}
      </span>
    </div>
  );
}
