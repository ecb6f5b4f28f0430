import { errorCatalogue } from "@callboard/contracts/error";
import { failureMessage, readFailure } from "./failure.ts";

/** What a query or a mutation says about its own failures, as its `meta`. */
export type FailureMeta = {
  /** `inline`: the place that asked shows every failure itself; nothing else happens. */
  errors?: "inline";
  /** What to say when the answer brought no message of its own, e.g. "Failed to fetch cities". Always a toast. */
  failure?: string;
};

type Asked = { kind: "query" | "mutation"; meta?: FailureMeta | undefined };

type Reactions = { toast: (text: string) => void; goToNotFound: () => void };

/**
 * The one place where the error catalogue turns into something on the screen. A missing thing leads a reader to the
 * not-found page, but never somebody who is writing; a form takes the messages of its fields itself (`errors: "inline"`).
 */
export function createErrorHandler({ toast, goToNotFound }: Reactions) {
  return (error: unknown, { kind, meta }: Asked): void => {
    if (meta?.errors === "inline") return;
    const failure = readFailure(error);
    const { effect } = errorCatalogue[failure.code];
    if (effect === "redirect" && kind === "query") goToNotFound();
    else if (effect !== "inline" || meta?.failure) toast(failureMessage(failure, meta?.failure));
  };
}

export type ErrorHandler = ReturnType<typeof createErrorHandler>;
