import { useEffect, useRef, useState } from "react";

/**
 * The item of a list that a dialog asks about. After `settle` the focus goes to the heading of the section in `section`:
 * what opened the dialog is gone by then.
 */
export function useItemDialog<Item>() {
  const [asked, setAsked] = useState<Item | null>(null);
  const [settled, setSettled] = useState(0);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (settled > 0) section.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [settled]);
  const close = () => setAsked(null);
  const settle = () => {
    close();
    setSettled(settled + 1);
  };
  return { asked, ask: setAsked, close, settle, section };
}
