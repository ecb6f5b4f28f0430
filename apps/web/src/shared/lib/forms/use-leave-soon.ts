import { useNavigate } from "react-router-dom";
import { useHere } from "../page/use-here.ts";

const delayMs = 1_000;

/** Redirects after a success message was shown for a moment, unless the visitor has left the page. */
export function useLeaveSoon(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const here = useHere();
  return async (to) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (here.current) void navigate(to, { replace: true });
  };
}
