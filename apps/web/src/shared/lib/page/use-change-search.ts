import { useLocation, useNavigate } from "react-router-dom";
import { useHere } from "./use-here.ts";

/**
 * Changes the search params in place: the same entry of the history, and the page stays where it is scrolled to. Once
 * the visitor is on another page, it changes nothing.
 */
export function useChangeSearch(): (change: (next: URLSearchParams) => void) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  return (change) => {
    if (here.current?.pathname !== pathname) return;
    const next = new URLSearchParams(here.current.search);
    change(next);
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
}
