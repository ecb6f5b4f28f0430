import {
  type ChangeImageInput,
  type ImageListQuery,
  imageData,
  imageListData,
  openedImageData,
  uploadedImageData,
} from "@callboard/contracts/library-image";
import { FormData } from "undici";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "staff", method: "GET", class: "read" } as const;
const write = { capability: "staff", method: "POST", class: "write" } as const;

type Named = { id: number };

const image = ({ id }: Named) => `/staff/images/${segment(id)}`;

export const imageCalls = {
  list: extensionCall({
    ...read,
    path: () => "/staff/images",
    query: (input: ImageListQuery) => input,
    data: imageListData,
  }),
  open: extensionCall({ ...read, path: (input: Named) => image(input), data: openedImageData }),
  add: extensionCall({
    ...write,
    class: "upload",
    path: () => "/staff/images",
    body: ({ photo }: { photo: File }) => {
      const form = new FormData();
      form.append("photo", photo);
      return form;
    },
    data: uploadedImageData,
  }),
  change: extensionCall({
    ...write,
    path: (input: Named & ChangeImageInput) => image(input),
    body: ({ id: _, ...texts }) => texts,
    data: imageData,
  }),
  remove: extensionCall({
    ...write,
    method: "DELETE",
    path: (input: Named & { version: number }) => image(input),
    query: ({ version }) => ({ version }),
    data: anyData,
  }),
};
