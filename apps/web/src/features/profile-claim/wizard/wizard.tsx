import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { scrollBehavior } from "#shared/lib/page/motion.ts";
import { StepIndicator } from "./step-indicator.tsx";
import { useWizardStep } from "./use-wizard-step.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import type { WizardStep } from "./wizard-steps.ts";

/** Scrolls to the top on each change of the step, and focuses the step's heading or its first refused field. */
function useStepArrival(
  step: number,
  fields: readonly string[],
  heading: RefObject<HTMLElement | null>,
): void {
  const { getFieldState, setFocus } = useFormContext();
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const refused = fields.find((name) => getFieldState(name).invalid);
    if (refused) return setFocus(refused);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [step, fields, heading, getFieldState, setFocus]);
}

type WizardProps = {
  title: string;
  lead: string;
  steps: readonly WizardStep[];
  /** The text of the Next button. */
  nextText: (step: number) => string;
  /** Submits the form. Never throws; refused fields get their messages. */
  submit: () => Promise<void>;
  isSending: boolean;
  failure: string | undefined;
  promo: ReactNode;
};

/** Validates a step before the next, submits after the last, and returns to a step that was refused. */
function useWizardSubmit({ steps, submit }: Pick<WizardProps, "steps" | "submit">) {
  const { trigger, getFieldState } = useFormContext();
  const { step, goTo, ...ways } = useWizardStep(steps);
  const isBusy = useRef(false);

  async function advance() {
    if (step < steps.length) {
      if (await trigger([...(steps[step - 1]?.fields ?? [])], { shouldFocus: true })) goTo(step + 1);
      return;
    }
    await submit();
    const refused = steps.findIndex(({ fields }) => fields.some((name) => getFieldState(name).invalid)) + 1;
    if (refused > 0 && refused < step) goTo(refused);
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await advance();
    isBusy.current = false;
  };
  return { step, handleSubmit, ...ways };
}

/** A form in steps, with the step in the URL. All fields share one react-hook-form. */
export function Wizard({ title, lead, steps, nextText, isSending, failure, promo, ...sending }: WizardProps) {
  const { step, addressOf, goBack, handleSubmit } = useWizardSubmit({ steps, ...sending });
  const shown = steps[step - 1] as WizardStep;
  const heading = useRef<HTMLHeadingElement>(null);
  useStepArrival(step, shown.fields, heading);
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-8 pt-8 sm:pt-12">
      <header>
        <h1 className="text-34 sm:text-40">{title}</h1>
        <p className="mt-3 max-w-[62ch] text-muted sm:text-18">{lead}</p>
      </header>
      <StepIndicator names={steps.map(({ name }) => name)} step={step} addressOf={addressOf} />
      <form
        noValidate
        method="post"
        onSubmit={handleSubmit}
        aria-labelledby="step"
        className="grid grid-cols-1 gap-8 rounded-card border border-line bg-surface p-4 sm:p-8"
      >
        <h2 id="step" ref={heading} tabIndex={-1} className="text-28">
          {shown.name}
        </h2>
        {shown.content}
        <WizardButtons
          isFirst={step === 1}
          isLast={step === steps.length}
          nextText={nextText(step)}
          isSending={isSending}
          onBack={goBack}
          failure={step === steps.length ? failure : undefined}
        />
      </form>
      {promo}
    </div>
  );
}
