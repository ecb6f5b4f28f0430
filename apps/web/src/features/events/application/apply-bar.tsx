import type { EventDetails } from "@callboard/contracts/event";
import { formatEuro } from "#shared/lib/text/money.ts";
import { ActionBar } from "../detail/action-bar.tsx";
import { DialogButton } from "../detail/dialog-button.tsx";
import { loadApplyDialog } from "./apply-dialog-host.tsx";
import type { Applying } from "./use-applying.ts";

/** Apply Now at the bottom of a phone's screen while the event takes applications. */
export function ApplyBar({ event, applying }: { event: EventDetails; applying: Applying }) {
  if (!applying.canApply) return null;
  return (
    <ActionBar
      label={
        <>
          <span className="block text-16 font-semibold text-ink tabular-nums">{formatEuro(event.price)}</span>
          per Person
        </>
      }
    >
      <DialogButton load={loadApplyDialog} onOpen={applying.open}>
        Apply Now
      </DialogButton>
    </ActionBar>
  );
}
