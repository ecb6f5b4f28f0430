import { clipUploadsData } from "@callboard/contracts/clip-upload";
import { extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

export const clipCalls = {
  mine: extensionCall({
    capability: "clips",
    method: "GET",
    class: "read",
    path: () => "/clip/mine",
    data: clipUploadsData,
  }),
};

/** Of what is streamed: uploads, and the bytes of a clip. */
export const clipPaths = {
  uploads: (key?: string) => `/clip/uploads${key === undefined ? "" : `/${segment(key)}`}`,
  content: (key: string) => `/clip/${segment(key)}/content`,
};
