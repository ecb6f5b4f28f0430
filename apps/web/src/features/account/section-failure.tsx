import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";

type SectionFailureProps = { error: unknown; text: string; onRetry: () => void };

/** In place of a section's content that could not be loaded; `text` is for a failure without a message. */
export function SectionFailure({ error, text, onRetry }: SectionFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-error">{failureMessage(readFailure(error), text)}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
