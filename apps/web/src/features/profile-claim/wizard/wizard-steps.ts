import { limits } from "@callboard/contracts/limits";
import type { ReactNode } from "react";

/** One step of a wizard: the names of its fields in the order in which they stand, and when it is done. */
export type WizardStep = {
  name: string;
  fields: readonly string[];
  isValid: (values: unknown) => boolean;
  content: ReactNode;
};

/** The step that an address asks for, from 1; the first one for anything that is no step. */
export function askedStep(search: URLSearchParams): number {
  const text = search.get("step") ?? "";
  return /^\d$/.test(text) ? Math.min(Math.max(Number(text), 1), limits.wizardSteps) : 1;
}

/** The address of a step under `path`; whatever else the address says stays. */
export function stepUrl(path: string, search: URLSearchParams, step: number): string {
  const next = new URLSearchParams(search);
  if (step > 1) next.set("step", String(step));
  else next.delete("step");
  return next.size > 0 ? `${path}?${next}` : path;
}

/** The step to show: the one that is asked for, or an earlier one that is not done yet. */
export function reachableStep(
  asked: number,
  steps: readonly Pick<WizardStep, "isValid">[],
  values: unknown,
): number {
  const open = steps.findIndex(({ isValid }) => !isValid(values));
  return open === -1 ? asked : Math.min(asked, open + 1);
}
