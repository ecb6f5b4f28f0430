import {
  type SaveTemplateInput,
  type SendToManyInput,
  sentToManyData,
  templateData,
  templatesData,
} from "@callboard/contracts/message-template";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const capability = "conversations" as const;
const write = { capability, method: "POST", class: "write" } as const;

export const messageTemplateCalls = {
  list: extensionCall({
    ...{ capability, method: "GET", class: "read" },
    path: () => "/message-template/mine",
    data: templatesData,
  }),
  save: extensionCall({
    ...write,
    path: () => "/message-template/save",
    body: (input: SaveTemplateInput) => input,
    data: templateData,
  }),
  remove: extensionCall({
    ...write,
    method: "DELETE",
    path: ({ id }: { id: number }) => `/message-template/${segment(id)}`,
    data: anyData,
  }),
  sendToMany: extensionCall({
    ...write,
    path: () => "/conversation/send-to-many",
    body: (input: SendToManyInput) => input,
    data: sentToManyData,
  }),
};
