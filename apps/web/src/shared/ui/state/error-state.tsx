import { Button } from "../button.tsx";
import { ErrorIllustration } from "./error-illustration.tsx";

type ErrorStateProps = { message: string; onRetry?: () => void };

/** An error: an illustration, a message, and Retry. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid grid-cols-1 justify-items-center gap-2 px-4 py-12 text-center">
      <ErrorIllustration className="mb-3 w-48 max-w-full text-muted" />
      <p className="max-w-prose text-18 font-semibold">{message}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
