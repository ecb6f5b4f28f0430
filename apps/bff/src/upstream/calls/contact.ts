import { type CreateContactInput, contactData } from "@callboard/contracts/contact";
import { extensionCall } from "./define-call.ts";

export const contactCalls = {
  create: extensionCall({
    capability: "contact",
    method: "POST",
    class: "write",
    path: () => "/contact/create",
    body: (input: CreateContactInput) => input,
    data: contactData,
  }),
};
