import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

type Pages = { data?: { pages: readonly unknown[] } | undefined; isError: boolean };

type LoadMoreOptions = {
  /** The page that the list starts with. */
  start: number;
  fetchNextPage: () => Promise<Pages>;
  /** The address of the list up to a page. */
  addressOf: (page: number) => string;
};

/**
 * Goes on with a list: fetches its next page, writes it into the address and puts the focus on the first item that is
 * new. `list` is the list's element, each item a child of it with a link.
 */
export function useLoadMore({ start, fetchNextPage, addressOf }: LoadMoreOptions) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const item = firstNew.current === null ? null : list.current?.children[firstNew.current];
    if (!item) return;
    firstNew.current = null;
    item.querySelector("a")?.focus({ preventScroll: true });
  });
  const handleLoadMore = async () => {
    const count = list.current?.children.length ?? 0;
    const { data, isError } = await fetchNextPage();
    if (isError || !data) return;
    firstNew.current = count;
    void navigate(addressOf(start + data.pages.length - 1), { replace: true });
  };
  return { list, handleLoadMore };
}
