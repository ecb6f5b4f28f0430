import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

const delayMs = 1_000;

/** Redirects after a success message was shown for a moment, unless the visitor has left the page. */
export function useLeaveSoon(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (to) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isHere.current) void navigate(to, { replace: true });
  };
}
