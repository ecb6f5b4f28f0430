import type { CancelCallInput, CloseCallInput } from "@callboard/contracts/call";
import {
  callDraftData,
  callDraftsData,
  type callDraftsQuery,
  type SaveDraftForm,
} from "@callboard/contracts/call-draft";
import { eventData } from "@callboard/contracts/event";
import type { EditedEventForm, editedForm, postedDraftForm } from "@callboard/contracts/event-form";
import type { keyedForm } from "@callboard/contracts/idempotency";
import { FormData } from "undici";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { toFormData } from "./event-form-data.ts";
import { segment } from "./path.ts";

const capability = "calls" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;
const upload = { capability, method: "POST", class: "upload" } as const;

type Keyed = z.output<typeof keyedForm>;
type Edited = EditedEventForm & z.output<typeof editedForm> & Keyed;
type PostedDraft = EditedEventForm & z.output<typeof postedDraftForm> & Keyed;
type Id = { id: number };

const keyHeader = ({ idempotency_key }: Keyed): Record<string, string> =>
  idempotency_key ? { "idempotency-key": idempotency_key } : {};

function draftFormData({ fields, ...rest }: SaveDraftForm): FormData {
  const form = new FormData();
  form.append("fields", JSON.stringify(fields));
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}

/** What posters do with their calls. */
export const ownCalls = {
  edit: extensionCall({
    ...upload,
    path: ({ id }: Edited) => `/event/update/${segment(id)}`,
    headers: keyHeader,
    body: ({ id: _, ...form }: Edited, has) => toFormData(form, has),
    data: eventData,
  }),
  postDraft: extensionCall({
    ...upload,
    path: () => "/event/create",
    headers: keyHeader,
    body: (form: PostedDraft, has) => toFormData(form, has),
    data: eventData,
  }),
  close: extensionCall({
    ...write,
    path: ({ id }: Id & CloseCallInput) => `/event/close/${segment(id)}`,
    body: ({ message }) => ({ message }),
    data: eventData,
  }),
  reopen: extensionCall({ ...write, path: ({ id }: Id) => `/event/reopen/${segment(id)}`, data: eventData }),
  cancel: extensionCall({
    ...write,
    path: ({ id }: Id & CancelCallInput) => `/event/cancel/${segment(id)}`,
    body: ({ reason }) => ({ reason }),
    data: eventData,
  }),
  remove: extensionCall({
    ...{ capability, method: "DELETE", class: "write" },
    path: ({ id }: Id) => `/event/${segment(id)}`,
    data: anyData,
  }),
  duplicate: extensionCall({
    ...upload,
    path: ({ id }: Id) => `/event/duplicate/${segment(id)}`,
    data: callDraftData,
  }),
  drafts: extensionCall({
    ...read,
    path: () => "/event/drafts",
    query: (input: z.output<typeof callDraftsQuery>) => input,
    data: callDraftsData,
  }),
  draft: extensionCall({
    ...read,
    path: ({ id }: Id) => `/event/drafts/${segment(id)}`,
    data: callDraftData,
  }),
  saveDraft: extensionCall({
    ...upload,
    path: () => "/event/drafts",
    body: draftFormData,
    data: callDraftData,
  }),
  removeDraft: extensionCall({
    ...{ capability, method: "DELETE", class: "write" },
    path: ({ id }: Id) => `/event/drafts/${segment(id)}`,
    data: anyData,
  }),
};
