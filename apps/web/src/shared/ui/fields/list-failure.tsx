import { useId } from "react";
import { Button } from "../button.tsx";

/** Replaces a list that could not be loaded: an error and Retry. */
export function ListFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p id={id} className="text-15 text-error">
        {text}
      </p>
      <Button variant="secondary" size="small" aria-describedby={id} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
