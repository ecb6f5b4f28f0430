import type { EventDetails } from "@callboard/contracts/event";
import { useEffect, useRef } from "react";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { DialogButton } from "../detail/dialog-button.tsx";
import { loadApplyDialog } from "./apply-dialog-host.tsx";
import { NoApplying } from "./no-applying.tsx";
import type { Applying } from "./use-applying.ts";

type ApplyPanelProps = { event: EventDetails; applying: Applying };

function PanelContent({ event, applying }: ApplyPanelProps) {
  const { canApply, open } = applying;
  // Phones have the same button at the bottom of the screen.
  if (canApply) {
    return (
      <>
        <DialogButton load={loadApplyDialog} onOpen={open} className="max-sm:hidden">
          Apply Now
        </DialogButton>
        <NeedsScript>Applying here needs JavaScript, which is off or did not arrive.</NeedsScript>
      </>
    );
  }
  return <NoApplying event={event} applying={applying} />;
}

/**
 * Apply, the state of the sent application, or why it is too late. Takes the focus when an application is sent or
 * withdrawn.
 */
export function ApplyPanel(props: ApplyPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { viewer } = props.applying;
  const sentId = viewer && (viewer.application?.id ?? null);
  const last = useRef(sentId);
  useEffect(() => {
    const previous = last.current;
    last.current = sentId;
    if (previous !== undefined && sentId !== undefined && previous !== sentId) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [sentId]);
  return (
    <div ref={panel} tabIndex={-1} className="w-full empty:hidden">
      <PanelContent {...props} />
    </div>
  );
}
