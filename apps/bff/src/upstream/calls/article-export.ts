import {
  articleExportData,
  exportListData,
  type exportListQuery,
  exportPieceData,
} from "@callboard/contracts/article-export";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };

const read = { capability: "staff", method: "GET", class: "read" } as const;
const write = { capability: "staff", method: "POST", class: "write" } as const;

export const articleExportCalls = {
  list: extensionCall({
    ...read,
    path: () => "/staff/exports",
    query: (input: z.output<typeof exportListQuery>) => input,
    data: exportListData,
  }),
  create: extensionCall({ ...write, path: () => "/staff/exports", data: articleExportData }),
  piece: extensionCall({
    ...read,
    path: ({ id, index }: Named & { index: number }) =>
      `/staff/exports/${segment(id)}/pieces/${segment(index)}`,
    data: exportPieceData,
  }),
  remove: extensionCall({
    ...write,
    path: ({ id }: Named) => `/staff/exports/${segment(id)}/remove`,
    data: anyData,
  }),
};
