import type { CreateCommentInput } from "@callboard/contracts/comment";
import type { Session } from "../../session/sealed-session.ts";
import { commentCalls } from "../../upstream/calls/comment.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

/** Posts a comment or a reply. An upstream that does not repeat author and time: the signed-in person, now. Throws UpstreamError. */
export async function createComment(input: CreateCommentInput, ctx: Context & { session: Session }) {
  const comment = await request(commentCalls.create, input, ctx);
  const { author, created_at } = comment;
  return {
    ...comment,
    author: author ?? ctx.session.user.name,
    created_at: created_at ?? ctx.sessions.clock().toISOString(),
  };
}
