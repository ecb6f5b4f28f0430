import { errorCatalogue } from "@callboard/contracts/error";
import { failureMessage, hasOwnWords, isBrokenOff, readFailure } from "./failure.ts";

/** What a query or a mutation says about its own failures, as its `meta`. */
export type FailureMeta = {
  /**
   * `inline`: the place that asked shows every failure itself; nothing else happens. `form`: it puts the messages of
   * fields on its fields, and everything else goes its usual way. `toast`: every failure is a toast too.
   */
  errors?: "inline" | "form" | "toast";
  /** What to say when the answer brought no message of its own, e.g. "Failed to fetch cities". Always a toast. */
  failure?: string;
};

type Asked = { kind: "query" | "mutation"; meta?: FailureMeta | undefined };

type Reactions = { toast: (text: string) => void; goToNotFound: () => void; endSession: () => void };

/**
 * The one place where the error catalogue turns into something on the screen. A missing thing leads a reader to the
 * not-found page, which a toast explains where the answer does, but never somebody who is writing; a form takes the messages of its fields itself. A session that the
 * gateway does not know is over here too.
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
