import type { ReactNode } from "react";

const stepCount = 3;

/** A wizard step: its field names in order, and whether it is complete. */
export type WizardStep = {
  name: string;
  fields: readonly string[];
  isValid: (values: unknown) => boolean;
  content: ReactNode;
};

/** The step in a URL, from 1; 1 for an invalid value. */
export function askedStep(search: URLSearchParams): number {
  const text = search.get("step") ?? "";
  return /^\d$/.test(text) ? Math.min(Math.max(Number(text), 1), stepCount) : 1;
}

/** The URL of a step under `path`; keeps other search params. */
export function stepUrl(path: string, search: URLSearchParams, step: number): string {
  const next = new URLSearchParams(search);
  if (step > 1) next.set("step", String(step));
  else next.delete("step");
  return next.size > 0 ? `${path}?${next}` : path;
}

/** The step to show: the requested one, or an earlier incomplete one. */
export function reachableStep(
  requested: number,
  steps: readonly Pick<WizardStep, "isValid">[],
  values: unknown,
): number {
  const open = steps.findIndex(({ isValid }) => !isValid(values));
  return open === -1 ? requested : Math.min(requested, open + 1);
}
