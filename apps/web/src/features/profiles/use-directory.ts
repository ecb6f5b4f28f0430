import { keepPreviousData } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { type DirectoryState, directoryUrl, readDirectory } from "./directory-url.ts";
import { directoryInput, directoryStart } from "./profile-queries.ts";

/** The URL state of the directory, and URLs that change it. */
export function useDirectoryState() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const state = readDirectory(search);
  const addressOf = (change: Partial<DirectoryState>) =>
    directoryUrl(pathname, search, { ...state, page: 1, ...change });
  return { state, addressOf };
}

/** The profiles in the URL, paged. While another kind loads, the old ones stay. */
export function useDirectory() {
  const { state, addressOf } = useDirectoryState();
  const start = directoryStart(trpc.useUtils(), state);
  const query = trpc.profile.list.useInfiniteQuery(directoryInput(state.kind, start), {
    placeholderData: keepPreviousData,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    meta: { errors: "inline" },
  });
  return { query, place: { start, addressOf: (page: number) => addressOf({ page }) } };
}
