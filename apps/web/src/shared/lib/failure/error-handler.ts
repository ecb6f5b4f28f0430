import { errorCatalogue } from "@callboard/contracts/error";
import { failureMessage, hasOwnWords, isBrokenOff, readFailure } from "./failure.ts";

/** The `meta` of a query or mutation: how its failures are shown. */
export type FailureMeta = {
  /**
   * `inline`: the component shows every failure itself. `form`: it shows field errors on its fields, everything else as
   * usual. `toast`: every failure is also a toast.
   */
  errors?: "inline" | "form" | "toast";
  /** The message when the answer has none of its own, e.g. "Failed to fetch cities". Always a toast. */
  failure?: string;
};

type Asked = { kind: "query" | "mutation"; meta?: FailureMeta | undefined };

type Reactions = { toast: (text: string) => void; goToNotFound: () => void; endSession: () => void };

/**
 * The only place that maps the error catalogue to effects. A failed read of a missing thing leads to the not-found
 * page, a failed mutation never does; forms show field errors themselves; a session that the gateway does not know ends
 * here too.
 */
export function createErrorHandler({ toast, goToNotFound, endSession }: Reactions) {
  return (error: unknown, { kind, meta }: Asked): void => {
    if (meta?.errors === "inline" || isBrokenOff(error)) return;
    const failure = readFailure(error);
    if (failure.code === "unauthorized") {
      endSession();
      toast(failure.message);
      return;
    }
    if (meta?.errors === "form" && Object.keys(failure.fields).length > 0) return;
    const { effect } = errorCatalogue[failure.code];
    if (effect === "redirect" && kind === "query") {
      goToNotFound();
      if (hasOwnWords(failure)) toast(failure.message);
    } else if (effect !== "inline" || meta?.errors === "toast" || meta?.failure)
      toast(failureMessage(failure, meta?.failure));
  };
}

export type ErrorHandler = ReturnType<typeof createErrorHandler>;
