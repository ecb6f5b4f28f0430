import { limits } from "@callboard/contracts/limits";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** Goes to an address after the moment that a success is shown for, unless the visitor went elsewhere meanwhile. */
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
    await new Promise((resolve) => setTimeout(resolve, limits.successRedirect));
    if (isHere.current) void navigate(to, { replace: true });
  };
}
