import { useEffect } from "react";
import { type NavigateFunction, type NavigateOptions, useNavigate } from "react-router-dom";

let current: NavigateFunction | null = null;

/** Lets what stands outside of the tree (the error handler) navigate. */
export function navigateFromOutside(to: string, options?: NavigateOptions): void {
  void current?.(to, options);
}

/** Hands the router's navigation to `navigateFromOutside`. */
export function useNavigatorBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
    return () => {
      current = null;
    };
  }, [navigate]);
}
