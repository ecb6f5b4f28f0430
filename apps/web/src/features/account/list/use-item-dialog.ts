import { useEffect, useRef, useState } from "react";

/**
 * The item of a list that a dialog asks about. After `settle` the focus goes to the heading of the section in `section`:
 * what opened the dialog is gone by then.
 */
export function useItemDialog<Item>() {
  const [item, setItem] = useState<Item | null>(null);
  const [settled, setSettled] = useState(0);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (settled > 0) section.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [settled]);
  const close = () => setItem(null);
  const settle = () => {
    close();
    setSettled(settled + 1);
  };
  return { item, open: setItem, close, settle, section };
}
