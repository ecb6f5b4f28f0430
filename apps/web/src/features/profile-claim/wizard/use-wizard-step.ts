import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { askedStep, reachableStep, stepUrl, type WizardStep } from "./wizard-steps.ts";

/** What an entry of the history knows: the step that it was reached from. */
type StepState = { from?: number } | null;

/** The step that the address asks for, as far as the answers before it allow; and the ways to the others. */
export function useWizardStep(steps: readonly WizardStep[]) {
  const { getValues } = useFormContext();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = reachableStep(askedStep(search), steps, getValues());
  const addressOf = (to: number) => stepUrl(pathname, search, to);
  const address = addressOf(step);
  const isElsewhere = (search.get("step") ?? "1") !== String(step);

  useEffect(() => {
    if (isElsewhere) void navigate(address, { replace: true });
  }, [isElsewhere, address, navigate]);

  const goTo = (to: number) => void navigate(addressOf(to), { state: { from: step } satisfies StepState });
  const goBack = () => {
    // Back through the history where the last step lies there: the browser's own Back then leads out of the wizard.
    if ((state as StepState)?.from === step - 1) void navigate(-1);
    else void navigate(addressOf(step - 1), { replace: true });
  };
  return { step, addressOf, goTo, goBack };
}
