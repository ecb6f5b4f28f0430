import { type RefObject, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { scrollBehavior } from "#shared/lib/page/motion.ts";

/** Scrolls to the top on each change of the step, and focuses the step's heading or its first refused field. */
export function useStepArrival(
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
