import {
  type ChangeSearchInput,
  type FollowParams,
  feedKeyData,
  followData,
  type SaveArticleSearchInput,
  type SaveProfileSearchInput,
  type SaveSearchInput,
  savedSearchData,
  savedSearchesData,
} from "@callboard/contracts/saved-search";
import { searchFeedData } from "@callboard/contracts/search-feed";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };

const capability = "searches" as const;
const write = { capability, method: "POST", class: "write" } as const;
const following = { ...write, capability: "following" } as const;
const followPath = ({ what, slug }: FollowParams) => `/saved-search/follow/${what}/${segment(slug)}`;
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
  createOfArticles: extensionCall({
    ...following,
    path: () => "/saved-search/create-of-articles",
    body: (input: SaveArticleSearchInput) => input,
    data: savedSearchData,
  }),
  createOfProfiles: extensionCall({
    ...following,
    path: () => "/saved-search/create-of-profiles",
    body: (input: SaveProfileSearchInput) => input,
    data: savedSearchData,
  }),
  following: extensionCall({
    ...{ ...following, method: "GET", class: "read" },
    path: followPath,
    data: followData,
  }),
  follow: extensionCall({ ...following, path: followPath, data: anyData }),
  unfollow: extensionCall({ ...following, method: "DELETE", path: followPath, data: anyData }),
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
