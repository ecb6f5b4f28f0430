import { useSearchParams } from "react-router-dom";

/** Changes the search params in place: the same entry of the history, and the page stays where it is scrolled to. */
export function useChangeSearch(): (change: (next: URLSearchParams) => void) => void {
  const [search, setSearch] = useSearchParams();
  return (change) => {
    const next = new URLSearchParams(search);
    change(next);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
}
