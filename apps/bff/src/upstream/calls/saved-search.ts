import {
  type ChangeSearchInput,
  feedKeyData,
  type SaveSearchInput,
  savedSearchData,
  savedSearchesData,
  searchFeedData,
} from "@callboard/contracts/saved-search";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };

const capability = "searches" as const;
const write = { capability, method: "POST", class: "write" } as const;
const pathOf = (act: string) => (input: Named) => `/saved-search/${segment(input.id)}${act}`;

export const savedSearchCalls = {
  list: extensionCall({
    ...{ capability, method: "GET", class: "read" },
    path: () => "/saved-search/mine",
    data: savedSearchesData,
  }),
  create: extensionCall({
    ...write,
    path: () => "/saved-search/create",
    body: (input: SaveSearchInput) => input,
    data: savedSearchData,
  }),
  change: extensionCall({
    ...write,
    path: pathOf("/change"),
    body: ({ id: _, ...input }: Named & ChangeSearchInput) => input,
    data: savedSearchData,
  }),
  look: extensionCall({ ...write, path: pathOf("/look"), data: anyData }),
  makeFeed: extensionCall({ ...write, path: pathOf("/feed"), data: feedKeyData }),
  remove: extensionCall({ ...write, method: "DELETE", path: pathOf(""), data: anyData }),
  restore: extensionCall({ ...write, path: pathOf("/restore"), data: savedSearchData }),
  /** For whoever has the key: nobody's session is read. */
  feed: extensionCall({
    ...write,
    path: () => "/saved-search/feed",
    body: (input: { key: string }) => input,
    secrets: ({ key }) => [key],
    data: searchFeedData,
  }),
};
