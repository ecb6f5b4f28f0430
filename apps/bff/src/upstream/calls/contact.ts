import { type CreateContactInput, contactData } from "@callboard/contracts/contact";
import { defineCall } from "./define-call.ts";

export const contactCalls = {
  create: defineCall({
    method: "POST",
    class: "write",
    path: () => "/contact/create",
    body: (input: CreateContactInput) => input,
    data: contactData,
  }),
};
