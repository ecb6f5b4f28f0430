import { createHash } from "node:crypto";
import {
  commentShortlistInput,
  markShortlistInput,
  removeShortlistCommentInput,
  sharedApplicationSchema,
  sharedShortlistSchema,
  shortlistTapeInput,
  shortlistTapesPath,
  shortlistTokenInput,
  shortlistVisitorData,
  shortlistVisitorInput,
} from "@callboard/contracts/shortlist";
import { playableTapeSchema } from "@callboard/contracts/tape";
import { sharedShortlistCalls } from "../../upstream/calls/shortlist.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { publicProcedure, rateLimited, router } from "../init.ts";
import { messageOutput } from "./message.ts";

/** What is counted for a link: its token is kept nowhere. */
const linkOf = ({ token }: { token: string }) => createHash("sha256").update(token).digest("base64url");

/** Nobody's session is read. Mutations, so that tokens are in no address. */
const linkProcedure = publicProcedure.meta({ invalidates: [] });
const asRead = rateLimited("shortlistRead", linkOf);
const asWrite = rateLimited("shortlistWrite", linkOf);

/** The poster's side hears at once of what was done. */
const tellingPosters = linkProcedure.use(async ({ ctx, next }) => {
  const result = await next();
  ctx.streams.changed();
  return result;
});

/** What whoever has the link of a shortlist may do, without an account. */
export const sharedShortlistProcedures = router({
  open: linkProcedure
    .input(shortlistTokenInput)
    .use(asRead)
    .output(checked(sharedShortlistSchema))
    .mutation(({ ctx, input }) => request(sharedShortlistCalls.open, input, ctx)),

  /** Gives a visitor a key of their own, under a name. */
  introduce: linkProcedure
    .input(shortlistVisitorInput)
    .use(asWrite)
    .output(checked(shortlistVisitorData))
    .mutation(({ ctx, input }) => request(sharedShortlistCalls.introduce, input, ctx)),

  /** Marks an application; null takes the mark back. */
  mark: tellingPosters
    .input(markShortlistInput)
    .use(asWrite)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(sharedShortlistCalls.mark, input, ctx)),

  comment: tellingPosters
    .input(commentShortlistInput)
    .use(asWrite)
    .output(checked(sharedApplicationSchema.shape.comments.element))
    .mutation(async ({ ctx, input }) => (await request(sharedShortlistCalls.comment, input, ctx)).comment),

  /** Removes the visitor's own comment. */
  removeComment: linkProcedure
    .input(removeShortlistCommentInput)
    .use(asWrite)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(sharedShortlistCalls.removeComment, input, ctx)),

  /** A tape with an address that plays it for an hour, as long as the link is good. */
  tape: linkProcedure
    .input(shortlistTapeInput)
    .use(asRead)
    .output(checked(playableTapeSchema))
    .mutation(async ({ ctx, input }) => {
      const { tape, pass } = await request(sharedShortlistCalls.tape, input, ctx);
      return { tape, address: `${shortlistTapesPath}?pass=${encodeURIComponent(pass)}` };
    }),
});
