import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const delayMs = 2_000;

/** Redirects to the not-found page, which offers Retry, after two seconds of loading. */
export function useLateRedirect(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(`/404?from=${encodeURIComponent(pathname)}`, { replace: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [pathname, navigate]);
}
