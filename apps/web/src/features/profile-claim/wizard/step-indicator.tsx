import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";

type StepIndicatorProps = {
  names: readonly string[];
  /** The current step, from 1. */
  step: number;
  addressOf: (step: number) => string;
};

function Mark({ isDone, isShown, number }: { isDone: boolean; isShown: boolean; number: number }) {
  return (
    <span
      className={cx(
        "grid size-8 shrink-0 place-items-center rounded-full border-2 font-display text-16 font-heading tabular-nums",
        isShown ? "border-primary bg-primary text-on-primary" : "border-control",
        isDone && "border-ink bg-ink text-paper",
      )}
    >
      {isDone ? <Check aria-hidden className="size-4.5" /> : number}
    </span>
  );
}

/** The current step; finished steps are links. */
export function StepIndicator({ names, step, addressOf }: StepIndicatorProps) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2 sm:gap-4">
      {names.map((name, index) => {
        const number = index + 1;
        const isDone = number < step;
        const isShown = number === step;
        const content = (
          <>
            <Mark isDone={isDone} isShown={isShown} number={number} />
            <span className="w-full min-w-0 text-14 leading-snug font-semibold break-words hyphens-auto max-sm:pr-3 sm:text-15">
              {name}
              {isDone && <span className="sr-only"> (done)</span>}
            </span>
          </>
        );
        const look = "flex min-h-11 flex-col items-start gap-2 py-2 sm:flex-row sm:items-center sm:gap-3";
        return (
          <li
            key={name}
            aria-current={isShown ? "step" : undefined}
            className={cx(
              "min-w-0 border-t-3",
              number <= step ? "border-primary" : "border-line",
              number > step && "text-muted",
            )}
          >
            {isDone ? (
              <Link to={addressOf(number)} className={cx(look, "underline-offset-4 hover:underline")}>
                {content}
              </Link>
            ) : (
              <span className={look}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
