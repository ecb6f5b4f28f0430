import {
  type CreateListInput,
  type ListEntriesQuery,
  type ListedProfileParams,
  type ListNameInput,
  type ListNoteInput,
  listEntriesData,
  type OwnListsQuery,
  ownListsData,
  profileListData,
} from "@callboard/contracts/profile-list";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };

const capability = "lists" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;
const list = ({ id }: Named) => `/profile-list/${segment(id)}`;
const entry = ({ id, profile_id }: ListedProfileParams) => `${list({ id })}/profile/${segment(profile_id)}`;

export const profileListCalls = {
  mine: extensionCall({
    ...read,
    path: () => "/profile-list/mine",
    query: (input: OwnListsQuery) => input,
    data: ownListsData,
  }),
  get: extensionCall({
    ...read,
    path: (input: Named & ListEntriesQuery) => list(input),
    query: ({ id: _, ...page }) => page,
    data: listEntriesData,
  }),
  create: extensionCall({
    ...write,
    path: () => "/profile-list/create",
    body: (input: CreateListInput) => input,
    data: profileListData,
  }),
  rename: extensionCall({
    ...write,
    path: (input: Named & ListNameInput) => `${list(input)}/rename`,
    body: ({ name }) => ({ name }),
    data: profileListData,
  }),
  remove: extensionCall({ ...write, method: "DELETE", path: list, data: anyData }),
  restore: extensionCall({
    ...write,
    path: (input: Named) => `${list(input)}/restore`,
    data: profileListData,
  }),
  add: extensionCall({ ...write, path: entry, data: anyData }),
  take: extensionCall({ ...write, method: "DELETE", path: entry, data: anyData }),
  setNote: extensionCall({
    ...write,
    path: (input: ListedProfileParams & ListNoteInput) => `${entry(input)}/note`,
    body: ({ note }) => ({ note }),
    data: anyData,
  }),
};
