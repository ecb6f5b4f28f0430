import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";

type ErrorSummaryProps = {
  title: string;
  /** The labels by field name, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  /** The form's own error: `failure` of `useAppForm`. */
  failure: string | undefined;
};
type Problem = { field: string | null; message: string };

/**
 * The errors of a long form, listed above it after each submit, focused, and linked to the fields. The list does not
 * change until the next submit, so that nothing moves while the user edits. For a `useAppForm` with `hasSummary`,
 * inside its `FormProvider`.
 */
export function ErrorSummary({ title, labels, failure }: ErrorSummaryProps) {
  const { formState, getFieldState, setFocus } = useFormContext();
  const { submitCount } = formState;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a try changes what is listed
  useEffect(() => {
    const onFields = Object.keys(labels).flatMap((field) => {
      const { error } = getFieldState(field, formState);
      return error?.message ? [{ field, message: error.message }] : [];
    });
    setProblems(failure ? [{ field: null, message: failure }, ...onFields] : onFields);
  }, [submitCount]);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary"
      className="flex gap-3 rounded-card border border-error bg-error-ground p-4 text-error sm:p-6"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <h2 id="error-summary" className="text-20">
          {title}
        </h2>
        <ul className="mt-2 grid gap-2">
          {problems.map(({ field, message }) => (
            <li key={field} className="wrap-anywhere">
              {field && <span className="font-semibold">{labels[field]}: </span>}
              {field ? (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setFocus(field);
                  }}
                  className="py-0.5 underline underline-offset-4 hover:decoration-2"
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
