import { Button } from "#shared/ui/button.tsx";

type SectionFailureProps = { message: string; onRetry: () => void };

/** A section that could not be loaded. */
export function SectionFailure({ message, onRetry }: SectionFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-error">{message}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
