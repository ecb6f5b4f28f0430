import {
  type AddSlotInput,
  type AssignSlotInput,
  applicantAuditionsData,
  auditionDayData,
  auditionDaysData,
  type BookSlotInput,
  type ChangeAuditionInput,
  type CreateAuditionInput,
  type DeclineAuditionInput,
  type InviteToAuditionInput,
  invitedData,
  ownAuditionData,
  ownAuditionsData,
} from "@callboard/contracts/audition";
import { extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Id = { id: number };
const read = { capability: "auditions", method: "GET", class: "read" } as const;
const write = { capability: "auditions", method: "POST", class: "write" } as const;

export const auditionCalls = {
  days: extensionCall({
    ...read,
    path: ({ event_id }: { event_id: number }) => `/audition/event/${segment(event_id)}`,
    data: auditionDaysData,
  }),
  day: extensionCall({
    ...read,
    path: ({ id }: Id) => `/audition/day/${segment(id)}`,
    data: auditionDayData,
  }),
  received: extensionCall({
    ...read,
    path: ({ application_id }: { application_id: number }) => `/audition/received/${segment(application_id)}`,
    data: applicantAuditionsData,
  }),
  create: extensionCall({
    ...write,
    path: () => "/audition/create",
    body: (input: CreateAuditionInput) => input,
    data: auditionDayData,
  }),
  change: extensionCall({
    ...write,
    path: ({ id }: Id & ChangeAuditionInput) => `/audition/update/${segment(id)}`,
    body: ({ id: _, ...input }) => input,
    data: auditionDayData,
  }),
  cancel: extensionCall({
    ...write,
    path: ({ id }: Id) => `/audition/cancel/${segment(id)}`,
    body: () => ({}),
    data: auditionDayData,
  }),
  addSlot: extensionCall({
    ...write,
    path: () => "/audition/slot",
    body: (input: AddSlotInput) => input,
    data: auditionDayData,
  }),
  removeSlot: extensionCall({
    ...write,
    method: "DELETE",
    path: ({ id }: Id) => `/audition/slot/${segment(id)}`,
    data: auditionDayData,
  }),
  invite: extensionCall({
    ...write,
    path: () => "/audition/invite",
    body: (input: InviteToAuditionInput) => input,
    data: invitedData,
  }),
  assign: extensionCall({
    ...write,
    path: () => "/audition/assign",
    body: (input: AssignSlotInput) => input,
    data: auditionDayData,
  }),
  remove: extensionCall({
    ...write,
    path: ({ id }: Id) => `/audition/remove/${segment(id)}`,
    body: () => ({}),
    data: auditionDayData,
  }),
  ofApplication: extensionCall({
    ...read,
    path: ({ application_id }: { application_id: number }) =>
      `/audition/application/${segment(application_id)}`,
    data: ownAuditionsData,
  }),
  own: extensionCall({
    ...read,
    path: ({ id }: Id) => `/audition/own/${segment(id)}`,
    data: ownAuditionData,
  }),
  book: extensionCall({
    ...write,
    path: () => "/audition/book",
    body: (input: BookSlotInput) => input,
    data: ownAuditionData,
  }),
  wait: extensionCall({
    ...write,
    path: ({ id }: Id) => `/audition/wait/${segment(id)}`,
    body: () => ({}),
    data: ownAuditionData,
  }),
  decline: extensionCall({
    ...write,
    path: ({ id }: Id & DeclineAuditionInput) => `/audition/decline/${segment(id)}`,
    body: ({ message }) => ({ message }),
    data: ownAuditionData,
  }),
};
