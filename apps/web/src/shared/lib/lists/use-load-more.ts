import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useHere } from "../page/use-here.ts";

type Pages = { data?: { pages: readonly unknown[] } | undefined; isError: boolean };

type LoadMoreOptions = {
  start: number;
  fetchNextPage: () => Promise<Pages>;
  /** The address of the list up to a page. */
  addressOf: (page: number) => string;
};

/**
 * Goes on with a list: fetches its next page, writes it into the address and puts the focus on the first item that is
 * new: on its link or button where it has one. `list` is the list's element, each item a child of it. Who goes elsewhere
 * before the page is there is left where they are.
 */
export function useLoadMore({ start, fetchNextPage, addressOf }: LoadMoreOptions) {
  const navigate = useNavigate();
  const here = useHere();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const item = firstNew.current === null ? null : list.current?.children[firstNew.current];
    if (!(item instanceof HTMLElement)) return;
    firstNew.current = null;
    const target = item.querySelector<HTMLElement>("a, button") ?? item;
    if (target === item) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  const handleLoadMore = async () => {
    const count = list.current?.children.length ?? 0;
    const from = here.current;
    const { data, isError } = await fetchNextPage();
    if (isError || !data || here.current !== from) return;
    firstNew.current = count;
    void navigate(addressOf(start + data.pages.length - 1), { replace: true });
  };
  return { list, handleLoadMore };
}
