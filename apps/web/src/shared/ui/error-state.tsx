import { Button } from "./button.tsx";
import { OneBeam } from "./stage-drawings.tsx";

type ErrorStateProps = { message: string; onRetry?: () => void };

/** Something failed: one beam, the message, Retry. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-12 text-center">
      <OneBeam className="mb-3 w-48 text-muted" />
      <p className="max-w-prose text-18 font-semibold">{message}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
