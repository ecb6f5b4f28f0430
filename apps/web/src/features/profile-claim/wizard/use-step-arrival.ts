import { type RefObject, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { scrollBehavior } from "#shared/lib/page/motion.ts";

/**
 * On each change of the step: the page goes to its top and the focus to the step's heading, or to the first of its
 * fields that was refused.
 */
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
