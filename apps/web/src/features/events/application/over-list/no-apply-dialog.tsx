import type { EventDetails } from "@callboard/contracts/event";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NoApplying } from "../no-applying.tsx";
import type { Applying } from "../use-applying.ts";

/** Why there is no application form, over a list. */
export function NoApplyDialog({ event, applying }: { event: EventDetails; applying: Applying }) {
  return (
    <Dialog isOpen onOpenChange={applying.close} title={`Apply for ${event.title}`}>
      <NoApplying event={event} applying={applying} />
    </Dialog>
  );
}

type LoadFailureProps = { message: string; onRetry: () => void; onClose: () => void };

/** The event could not be loaded. */
export function LoadFailureDialog({ message, onRetry, onClose }: LoadFailureProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Apply Now">
      <ErrorState message={message} onRetry={onRetry} />
    </Dialog>
  );
}
