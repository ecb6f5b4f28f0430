import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { askedStep, reachableStep, stepUrl, type WizardStep } from "./wizard-steps.ts";

/** History state: the step that the entry was reached from. */
type StepState = { from?: number } | null;

/** The step in the URL, limited by the answers before it; and navigation to the others. */
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
    // Goes back in the history where the previous step is there, so that the browser's Back leads out of the wizard.
    if ((state as StepState)?.from === step - 1) void navigate(-1);
    else void navigate(addressOf(step - 1), { replace: true });
  };
  return { step, addressOf, goTo, goBack };
}
