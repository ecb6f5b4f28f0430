import {
  articleImportData,
  type CreateImportInput,
  importEntriesData,
  type importEntryQuery,
  importListData,
  type importListQuery,
} from "@callboard/contracts/article-import";
import { FormData } from "undici";
import type { z } from "zod";
import { extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };
type Piece = Named & { index: number; piece: File };

const read = { capability: "staff", method: "GET", class: "read" } as const;
const write = { capability: "staff", method: "POST", class: "write", data: articleImportData } as const;

export const articleImportCalls = {
  list: extensionCall({
    ...read,
    path: () => "/staff/imports",
    query: (input: z.output<typeof importListQuery>) => input,
    data: importListData,
  }),
  get: extensionCall({
    ...read,
    path: ({ id }: Named) => `/staff/imports/${segment(id)}`,
    data: articleImportData,
  }),
  entries: extensionCall({
    ...read,
    path: ({ id }: Named & z.output<typeof importEntryQuery>) => `/staff/imports/${segment(id)}/entries`,
    query: ({ id: _, ...query }) => query,
    data: importEntriesData,
  }),
  create: extensionCall({
    ...write,
    path: () => "/staff/imports",
    body: (input: CreateImportInput) => input,
  }),
  addPiece: extensionCall({
    ...write,
    class: "upload",
    path: ({ id, index }: Piece) => `/staff/imports/${segment(id)}/pieces/${segment(index)}`,
    body: ({ piece }) => {
      const form = new FormData();
      form.append("piece", piece, "piece");
      return form;
    },
  }),
  start: extensionCall({ ...write, path: ({ id }: Named) => `/staff/imports/${segment(id)}/start` }),
  stop: extensionCall({ ...write, path: ({ id }: Named) => `/staff/imports/${segment(id)}/stop` }),
  discard: extensionCall({ ...write, path: ({ id }: Named) => `/staff/imports/${segment(id)}/discard` }),
};
