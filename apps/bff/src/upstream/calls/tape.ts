import { tapeData, tapeUploadData } from "@callboard/contracts/tape";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type About = { application_id: number };

export const tapeCalls = {
  get: extensionCall({
    capability: "tapes",
    method: "GET",
    class: "read",
    path: ({ application_id }: About) => `/tape/${segment(application_id)}`,
    data: tapeData,
  }),
  upload: extensionCall({
    capability: "tapes",
    method: "GET",
    class: "read",
    path: () => "/tape/upload",
    query: ({ event_id }: { event_id: number }) => ({ event_id }),
    data: tapeUploadData,
  }),
  remove: extensionCall({
    capability: "tapes",
    method: "DELETE",
    class: "write",
    path: ({ application_id }: About) => `/tape/${segment(application_id)}`,
    data: anyData,
  }),
};

/** Of what is streamed: uploads, and the bytes of the tape of an application. */
export const tapePaths = {
  uploads: (key?: string) => `/tape/uploads${key === undefined ? "" : `/${segment(key)}`}`,
  content: (applicationId: number) => `/tape/${segment(applicationId)}/content`,
};
