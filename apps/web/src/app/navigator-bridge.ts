import { useEffect } from "react";
import { type NavigateFunction, type NavigateOptions, useNavigate } from "react-router-dom";

let current: NavigateFunction | null = null;

/** Navigates from outside React, for the error handler. */
export function navigateFromOutside(to: string, options?: NavigateOptions): void {
  void current?.(to, options);
}

export function useNavigatorBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
    return () => {
      current = null;
    };
  }, [navigate]);
}
