import { eventViewerData } from "@callboard/contracts/application";
import {
  eventCategoryListData,
  type eventCategoryListQuery,
  eventData,
  eventListData,
  type eventListQuery,
  ownEventsData,
  type ownEventsQuery,
  type relatedEventsQuery,
} from "@callboard/contracts/event";
import type { CrowdfundingForm, EventForm } from "@callboard/contracts/event-form";
import type { keyedForm } from "@callboard/contracts/idempotency";
import { FormData } from "undici";
import type { z } from "zod";
import { defineCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { method: "GET", class: "read" } as const;

type Posted = (EventForm | CrowdfundingForm) & z.output<typeof keyedForm>;
type Related = { category_id: number } & z.output<typeof relatedEventsQuery>;

function toFormData({ idempotency_key: _, ...input }: Posted): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  form.append("status", "published");
  return form;
}

export const eventCalls = {
  list: defineCall({
    ...read,
    path: () => "/event/list",
    query: (input: z.output<typeof eventListQuery>) => input,
    data: eventListData,
  }),
  get: defineCall({
    ...read,
    path: ({ id }: { id: number }) => `/event/get/${segment(id)}`,
    data: eventData,
  }),
  related: defineCall({
    ...read,
    path: ({ category_id }: Related) => `/event/category/${segment(category_id)}`,
    query: ({ category_id: _, ...page }: Related) => page,
    data: eventListData,
  }),
  categories: defineCall({
    ...read,
    path: () => "/event-category/view",
    query: (input: z.output<typeof eventCategoryListQuery>) => input,
    data: eventCategoryListData,
  }),
  mine: defineCall({
    ...read,
    path: () => "/event/mine",
    query: (input: z.output<typeof ownEventsQuery>) => input,
    data: ownEventsData,
  }),
  viewer: defineCall({
    ...read,
    path: ({ id }: { id: number }) => `/event/viewer/${segment(id)}`,
    data: eventViewerData,
  }),
  create: defineCall({
    method: "POST",
    class: "upload",
    path: () => "/event/create",
    headers: ({ idempotency_key }: Posted) => ({
      ...(idempotency_key && { "idempotency-key": idempotency_key }),
    }),
    body: toFormData,
    data: eventData,
  }),
};
