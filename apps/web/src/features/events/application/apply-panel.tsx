import type { EventDetails } from "@callboard/contracts/event";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { closedText } from "../card/event-text.ts";
import { DialogButton } from "../detail/dialog-button.tsx";
import { loadApplyDialog } from "./apply-dialog-host.tsx";
import { SentApplication } from "./sent-application.tsx";
import type { Applying } from "./use-applying.ts";

type ApplyPanelProps = { event: EventDetails; applying: Applying };

function PanelContent({ event, applying }: ApplyPanelProps) {
  const { call, viewer, canApply, open } = applying;
  if (viewer?.application) return <SentApplication event={event} application={viewer.application} />;
  if (viewer?.can.review) {
    return (
      <p className="text-muted">
        You posted this event.{" "}
        <Link to="#applications" className="text-link font-semibold">
          See the applications
        </Link>
      </p>
    );
  }
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
  return <p className="font-semibold text-muted">{closedText[call === "open" ? "closed" : call]}</p>;
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
