import { useId } from "react";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { UnansweredError, usePush } from "./use-push.ts";

const explanations = {
  unsupported: "This browser cannot show notifications. Another one, or a newer version of it, may.",
  awayFromHome:
    "On this device sites show notifications from the home screen alone. Choose Share, then “Add to Home Screen”, open Callboard from there, and turn it on here.",
  blocked:
    "This browser blocks notifications from this site. Allow them in its settings for this site, by the sign beside the address; then it can be turned on here.",
  off: "The browser asks you whether this site may show notifications. You can turn it off again at any time.",
  on: "What is new is shown here, also while the site is closed, until you sign out in this browser.",
};

function messageOf(error: unknown): string {
  if (error instanceof UnansweredError)
    return "The browser's question was not answered. Turn it on to be asked once more.";
  const isBrowsers = error instanceof DOMException || error instanceof TypeError;
  return isBrowsers
    ? "This browser could not be registered with its push service. Private windows have none; otherwise try again later."
    : failureMessage(readFailure(error), "This browser could not be registered. Try again in a moment.");
}

/** Turns pushes to this browser on and off. The browser asks for permission when it is pressed, and not before. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const id = useId();
  const { state, change, isPending, error } = usePush(publicKey);
  const isOn = state === "on";
  const isPossible = state === "on" || state === "off";
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span id={id} className="font-semibold">
          Notify me in this browser
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          aria-busy={isPending || undefined}
          disabled={!isPossible}
          // A disabled button would lose the focus while it works.
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && change(!isOn)}
          className="inline-grid min-h-11 w-14 shrink-0 cursor-pointer place-items-center rounded-control disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55"
        >
          <span
            className={cx(
              "flex h-7 w-12 items-center rounded-full border px-1 transition-colors duration-120",
              isOn ? "justify-end border-primary bg-primary" : "justify-start border-control bg-sunken",
            )}
          >
            <span
              className={cx(
                "size-5 rounded-full forced-colors:bg-[ButtonText]",
                isOn ? "bg-on-primary" : "bg-control",
              )}
            />
          </span>
        </button>
      </div>
      <p id={`${id}-text`} className="max-w-prose text-14 text-muted">
        {state ? explanations[state] : "Looking at this browser..."}
      </p>
      <p role="status" className="sr-only">
        {isOn && "This browser shows your notifications."}
      </p>
      {error && !isPending && (
        <p role="alert" className="text-14 text-error">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
