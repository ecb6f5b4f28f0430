import { blogListData } from "@callboard/contracts/blog";
import { type BookmarkListQuery, type BookmarkParams, bookmarkData } from "@callboard/contracts/bookmark";
import { eventListData } from "@callboard/contracts/event";
import { profileListData } from "@callboard/contracts/profile";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const capability = "bookmarks" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;
const path = ({ kind, id }: BookmarkParams) => `/bookmark/${kind}/${segment(id)}`;
const query = (input: BookmarkListQuery) => input;

export const bookmarkCalls = {
  articles: extensionCall({ ...read, path: () => "/bookmark/articles", query, data: blogListData }),
  calls: extensionCall({ ...read, path: () => "/bookmark/calls", query, data: eventListData }),
  profiles: extensionCall({ ...read, path: () => "/bookmark/profiles", query, data: profileListData }),
  get: extensionCall({ ...read, path, data: bookmarkData }),
  put: extensionCall({ ...write, path, data: anyData }),
  remove: extensionCall({ ...write, method: "DELETE", path, data: anyData }),
};
