import { messageAnswer } from "@callboard/contracts/wire/answer";
import { createdCommentAnswer } from "@callboard/contracts/wire/comment";
import { createdEventAnswer } from "@callboard/contracts/wire/event";
import type { WriteCall } from "../contract-call.ts";
import { agencyClaim, artistClaim, eventForm } from "./samples.ts";

/** Calls that need a bearer. */
export const writeCalls: WriteCall[] = [
  {
    kind: "write",
    name: "POST comment/create",
    path: "/comment/create",
    needsBearer: true,
    holds: "comment",
    answer: createdCommentAnswer,
    fields: ["id", "author", "avatar", "content", "created_at"],
    body: ({ blogId }) =>
      blogId
        ? { blog_id: Number(blogId), comment_text: "A comment of the contract check" }
        : "it needs an article, and blog/view lists none",
  },
  {
    kind: "write",
    name: "POST artist-profile/create",
    path: "/artist-profile/create",
    needsBearer: true,
    answer: messageAnswer,
    body: artistClaim,
  },
  {
    kind: "write",
    name: "POST agency-profile/create",
    path: "/agency-profile/create",
    needsBearer: true,
    answer: messageAnswer,
    body: agencyClaim,
  },
  {
    kind: "write",
    name: "POST event/create",
    path: "/event/create",
    needsBearer: true,
    isForm: true,
    answer: createdEventAnswer,
    body: (known, settings) =>
      known.eventCategoryId
        ? eventForm(known, settings)
        : "it needs a category of events, and none is listed",
  },
];
