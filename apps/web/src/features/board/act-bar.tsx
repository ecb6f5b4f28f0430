import { X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { LabelForm } from "./applicant/label-form.tsx";
import { useBoardActs } from "./board-context.ts";
import { ShareDialog } from "./shortlists/share-dialog.tsx";
import { countWords } from "./use-moving.ts";
import { MoveSelect } from "./views/move-select.tsx";

type ActBarProps = {
  /** Takes the focus when what was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What is done with the ticked applications, and what was done last, with Undo. */
export function ActBar({ heading }: ActBarProps) {
  const { eventId, moving, selection, canDecide } = useBoardActs();
  const canShare = useCapability("shortlists") && canDecide;
  const [isSharing, setIsSharing] = useState(false);
  const hasAuditions = useCapability("auditions");
  const { done, undo, dismiss } = moving;
  const status = useRef<HTMLDivElement>(null);
  const leave = () => heading.current?.focus({ preventScroll: true });
  const clear = () => {
    selection.clear();
    leave();
  };
  const rows = [...selection.rows.values()];
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-30 grid justify-items-center gap-2">
      <div ref={status} role="status" tabIndex={-1} className="pointer-events-auto max-w-full">
        {done && (
          <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-1.5 pr-1 pl-4 shadow-float">
            <span className="min-w-0 text-15 wrap-anywhere">{done.text}</span>
            {done.undoKey && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  undo();
                  // It says what became of it.
                  status.current?.focus();
                }}
              >
                Undo
              </Button>
            )}
            <IconButton
              label="Dismiss"
              onClick={() => {
                dismiss();
                leave();
              }}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <section
          aria-label="Selected applications"
          className="pointer-events-auto flex max-w-full flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-float"
        >
          <span className="font-semibold tabular-nums">{countWords(rows.length)}</span>
          {canDecide && (
            <div className="w-40">
              <MoveSelect label="Move the selected applications" rows={rows} onMoved={clear} />
            </div>
          )}
          {canDecide && hasAuditions && (
            <Link
              to={`/account/calls/${eventId}/auditions/invite?to=${rows.map(({ id }) => id).join()}`}
              className={buttonClass({ variant: "secondary", size: "small" })}
            >
              Invite to audition
            </Link>
          )}
          <LabelForm rows={rows} label="Label the selected applications" />
          {canShare && (
            <Button variant="secondary" size="small" onClick={() => setIsSharing(true)}>
              Share
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={clear}>
            Clear
          </Button>
        </section>
      )}
      <ShareDialog
        eventId={eventId}
        rows={rows}
        isOpen={isSharing && rows.length > 0}
        onClose={(isShared) => {
          setIsSharing(false);
          if (isShared) selection.clear();
        }}
      />
    </div>
  );
}
