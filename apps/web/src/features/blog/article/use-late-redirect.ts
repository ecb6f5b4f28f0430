import { limits } from "@callboard/contracts/limits";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Redirects to the not-found page, which offers Retry, after two seconds of loading. */
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
