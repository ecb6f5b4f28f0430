import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";

/** For a field whose buttons go away once they are pressed, which takes the focus with them: the field has it then. `kind` says which buttons there are. */
export function useFieldFocus(kind: string) {
  const field = useRef<HTMLFieldSetElement>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has buttons of its own
  useEffect(() => {
    const { activeElement: active, body } = document;
    const isLost = active === body || active?.getAttribute("role") === "dialog";
    if (isInside.current && isLost) field.current?.focus({ preventScroll: true });
  }, [kind]);
  const onFocus = () => {
    isInside.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false;
  };
  // Pressing must not blur another field first: its error would appear and move the button away.
  const onMouseDown = (event: MouseEvent) => {
    if ((event.target as Element).closest("button")) event.preventDefault();
  };
  return { field, on: { onFocus, onBlur, onMouseDown } };
}
