import { useFormContext } from "react-hook-form";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { stepUrl, type WizardStep } from "./wizard-steps.ts";

type AnswersProps = {
  /** The previous steps, in order. */
  steps: readonly Pick<WizardStep, "name" | "fields">[];
  labels: Readonly<Record<string, string>>;
};

function answerText(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value ?? "");
}

/** A summary of the previous steps, with a link back to each. */
export function Answers({ steps, labels }: AnswersProps) {
  const { getValues } = useFormContext();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const values = getValues();
  return (
    <section aria-labelledby="answers" className="grid gap-6 border-line border-t pt-8">
      <h3 id="answers" className="text-23">
        Check your answers
      </h3>
      {steps.map(({ name, fields }, index) => (
        <div key={name}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-ink border-b-2">
            <h4 className="text-18">{name}</h4>
            <Link
              to={stepUrl(pathname, search, index + 1)}
              className="text-link inline-flex min-h-11 items-center"
            >
              Change <span className="sr-only">{name}</span>
            </Link>
          </div>
          <dl className="divide-y divide-line">
            {fields.map((field) => (
              <div key={field} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <dt className="text-15 text-muted">{labels[field]}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{answerText(values[field])}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
