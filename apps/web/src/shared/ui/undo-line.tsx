import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

type UndoLineProps = {
  /** What was taken away last; null for nothing. */
  removed: { name: string } | null;
  /** What was done to it, and doing it. */
  words: { done: string; doing: string };
  isPending: boolean;
  /** Brings it back, and says when that is done: from then on `removed` is null. */
  onUndo: (onDone: () => void) => void;
};

/**
 * Says what was taken out of a list, and offers to bring it back. The focus goes to the button for it, and from there to what says that it
 * is back: what was pressed is gone.
 */
export function UndoLine({ removed, words, isPending, onUndo }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<string | null>(null);
  useEffect(() => {
    if (!removed) return;
    setRestored(null);
    button.current?.focus();
  }, [removed]);
  const text = removed ? `“${removed.name}” is ${words.done}.` : restored && `“${restored}” is back.`;
  const undo = ({ name }: { name: string }) =>
    onUndo(() => {
      setRestored(name);
      status.current?.focus();
    });
  return (
    <div
      ref={status}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden"
    >
      {text && <span className="min-w-0 text-15 text-muted wrap-anywhere">{text}</span>}
      {removed && (
        <Button
          ref={button}
          variant="secondary"
          size="small"
          busyText={isPending && "Undoing..."}
          onClick={() => undo(removed)}
        >
          Undo <span className="sr-only">{`${words.doing} ${removed.name}`}</span>
        </Button>
      )}
    </div>
  );
}
