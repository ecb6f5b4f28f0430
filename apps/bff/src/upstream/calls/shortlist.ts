import {
  type CommentShortlistInput,
  type CreateShortlistInput,
  type MarkShortlistInput,
  type RemoveShortlistCommentInput,
  type ShortlistTapeInput,
  type ShortlistTokenInput,
  sharedShortlistSchema,
  shortlistCommentData,
  shortlistData,
  shortlistDetailsSchema,
  shortlistFeedbackData,
  shortlistLinkData,
  shortlistsData,
  shortlistTapeData,
  shortlistVisitorData,
} from "@callboard/contracts/shortlist";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };
type ForDays = Named & { days: number };
type Chosen = Named & { application_ids: number[]; is_on: boolean };

const capability = "shortlists" as const;
const read = { capability, method: "GET", class: "read" } as const;
const write = { capability, method: "POST", class: "write" } as const;
const remove = { capability, method: "DELETE", class: "write" } as const;

/** Of the poster's side, and of the applicant. */
export const shortlistCalls = {
  list: extensionCall({
    ...read,
    path: ({ event_id }: { event_id: number }) => `/shortlist/event/${segment(event_id)}`,
    data: shortlistsData,
  }),
  get: extensionCall({
    ...read,
    path: ({ id }: Named) => `/shortlist/${segment(id)}`,
    data: shortlistDetailsSchema,
  }),
  feedback: extensionCall({
    ...read,
    path: ({ application_id }: { application_id: number }) =>
      `/shortlist/application/${segment(application_id)}`,
    data: shortlistFeedbackData,
  }),
  create: extensionCall({
    ...write,
    path: () => "/shortlist/create",
    body: (input: CreateShortlistInput) => input,
    data: shortlistLinkData,
  }),
  renewLink: extensionCall({
    ...write,
    path: ({ id }: ForDays) => `/shortlist/link/${segment(id)}`,
    body: ({ days }) => ({ days }),
    data: shortlistLinkData,
  }),
  prolong: extensionCall({
    ...write,
    path: ({ id }: ForDays) => `/shortlist/prolong/${segment(id)}`,
    body: ({ days }) => ({ days }),
    data: shortlistData,
  }),
  revoke: extensionCall({
    ...write,
    path: ({ id }: Named) => `/shortlist/revoke/${segment(id)}`,
    data: shortlistData,
  }),
  changeApplications: extensionCall({
    ...write,
    path: ({ id }: Chosen) => `/shortlist/applications/${segment(id)}`,
    body: ({ id: _, ...chosen }) => chosen,
    data: shortlistData,
  }),
  removeComment: extensionCall({
    ...remove,
    path: ({ id }: Named) => `/shortlist/comment/${segment(id)}`,
    data: anyData,
  }),
  remove: extensionCall({
    ...remove,
    path: ({ id }: Named) => `/shortlist/${segment(id)}`,
    data: anyData,
  }),
  allow: extensionCall({
    ...write,
    path: ({ application_id }: { application_id: number; allows_sharing: boolean }) =>
      `/shortlist/allow/${segment(application_id)}`,
    body: ({ allows_sharing }) => ({ allows_sharing }),
    data: anyData,
  }),
};

/** Of whoever has a link. */
export const sharedShortlistCalls = {
  open: extensionCall({
    ...write,
    path: () => "/shortlist/open",
    body: (input: ShortlistTokenInput) => input,
    secrets: ({ token, visitor }) => [token, ...(visitor ? [visitor] : [])],
    data: sharedShortlistSchema,
  }),
  introduce: extensionCall({
    ...write,
    path: () => "/shortlist/visitor",
    body: (input: { token: string; name: string }) => input,
    secrets: ({ token }) => [token],
    data: shortlistVisitorData,
  }),
  mark: extensionCall({
    ...write,
    path: () => "/shortlist/mark",
    body: (input: MarkShortlistInput) => input,
    secrets: ({ token, visitor }) => [token, visitor],
    data: anyData,
  }),
  comment: extensionCall({
    ...write,
    path: () => "/shortlist/comment",
    body: (input: CommentShortlistInput) => input,
    secrets: ({ token, visitor }) => [token, visitor],
    data: shortlistCommentData,
  }),
  removeComment: extensionCall({
    ...write,
    path: () => "/shortlist/comment/remove",
    body: (input: RemoveShortlistCommentInput) => input,
    secrets: ({ token, visitor }) => [token, visitor],
    data: anyData,
  }),
  tape: extensionCall({
    ...write,
    path: () => "/shortlist/tape",
    body: (input: ShortlistTapeInput) => input,
    secrets: ({ token }) => [token],
    data: shortlistTapeData,
  }),
};

/** The bytes of a tape that a pass plays. */
export const sharedTapePath = (pass: string) => `/shortlist/tape/${segment(pass)}/content`;
