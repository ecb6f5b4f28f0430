import type { ReceivedApplication } from "@callboard/contracts/application";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { Portrait } from "#shared/ui/portrait.tsx";
import { useBoardActs } from "../board-context.ts";
import { besides } from "../columns.ts";
import { ApplicantFacts } from "./applicant-facts.tsx";
import { MoveSelect } from "./move-select.tsx";
import { useDraggable } from "./use-dragging.ts";

/** One application on the board: where the viewer may, dragged, moved with Shift and an arrow key, or with its list of columns. */
export function ApplicantCard({ application }: { application: ReceivedApplication }) {
  const { moving, selection, open, canDecide } = useBoardActs();
  const [element, isDragged] = useDraggable(application, canDecide);
  const { id, applicant, profile, state } = application;
  const isSelected = selection.rows.has(id);
  const button = useRef<HTMLButtonElement>(null);
  const { followed } = moving;
  useEffect(() => {
    // Lists that were asked for before the move may take the card away again: it is followed until the viewer goes elsewhere.
    if (followed.current === id && document.activeElement === document.body) button.current?.focus();
  }, [followed, id]);
  const unfollow = () => {
    if (followed.current === id) followed.current = null;
  };
  const follow = () => {
    followed.current = id;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!canDecide || !event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    const to = besides(state, event.key === "ArrowRight" ? 1 : -1);
    if (!to) return;
    follow();
    moving.move([application], to);
  };
  return (
    <div
      ref={element}
      className={cx(
        canDecide && "cursor-grab",
        "grid grid-cols-1 gap-2 rounded-control border bg-surface p-3",
        isSelected ? "border-primary" : "border-line",
        isDragged && "opacity-50",
      )}
    >
      <div className="flex items-center gap-2.5">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => selection.toggle(application)}
          aria-label={`Select ${applicant.name}`}
          className="size-5 shrink-0 accent-primary"
        />
        <Portrait profile={profile} size="small" />
        <button
          ref={button}
          type="button"
          onClick={() => open(application)}
          onKeyDown={handleKey}
          onBlur={unfollow}
          aria-keyshortcuts={canDecide ? "Shift+ArrowLeft Shift+ArrowRight" : undefined}
          className="grid min-w-0 flex-1 gap-1 rounded-control text-left hover:underline"
        >
          <span className="font-semibold wrap-anywhere">{applicant.name}</span>
        </button>
      </div>
      <ApplicantFacts application={application} />
      {canDecide && (
        <MoveSelect label={`Move ${applicant.name}`} state={state} rows={[application]} onMoved={follow} />
      )}
    </div>
  );
}
