import {
  type ListName,
  listEntryData,
  type SaveListEntryInput,
  siteListData,
} from "@callboard/contracts/site-list";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const write = { capability: "staff", method: "POST", class: "write" } as const;

type Named = { list: ListName };

export const siteListCalls = {
  list: extensionCall({
    capability: "staff",
    method: "GET",
    class: "read",
    path: ({ list }: Named) => `/staff/lists/${segment(list)}`,
    data: siteListData,
  }),
  save: extensionCall({
    ...write,
    path: () => "/staff/lists/save",
    body: (input: SaveListEntryInput) => input,
    data: listEntryData,
  }),
  order: extensionCall({
    ...write,
    path: ({ list }: Named & { ids: number[] }) => `/staff/lists/${segment(list)}/order`,
    body: ({ ids }) => ({ ids }),
    data: anyData,
  }),
  remove: extensionCall({
    ...write,
    method: "DELETE",
    path: ({ list, id }: Named & { id: number; version: string }) =>
      `/staff/lists/${segment(list)}/${segment(id)}`,
    query: ({ version }) => ({ version }),
    data: anyData,
  }),
  mergeTags: extensionCall({
    ...write,
    path: ({ id }: { id: number; into_id: number }) => `/staff/tags/${segment(id)}/merge`,
    body: ({ into_id }) => ({ into_id }),
    data: anyData,
  }),
};
