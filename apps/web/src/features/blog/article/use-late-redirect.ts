import { limits } from "@callboard/contracts/limits";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Waits two seconds for what should be on the screen by then; then the not-found page offers to try again. */
export function useLateRedirect(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(`/404?from=${encodeURIComponent(pathname)}`, { replace: true });
    }, limits.notFoundRedirect);
    return () => clearTimeout(timer);
  }, [pathname, navigate]);
}
