import type { Comment, Reply } from "@callboard/contracts/comment";
import type { commentListAnswer, WireComment, WireReply } from "@callboard/contracts/wire/comment";
import type { z } from "zod";
import { toInstant } from "./dates.ts";

function toReply(wire: WireReply): Reply {
  return {
    id: wire.id,
    // Empty for one that was removed.
    author: wire.author ?? null,
    avatar: wire.avatar || null,
    content: wire.content,
    created_at: wire.created_at ? toInstant(wire.created_at) : null,
    can: { remove: wire.can?.remove ?? false },
  };
}

/** Replies, and those to them right after each. */
function flatten(replies: readonly WireReply[] | null | undefined): WireReply[] {
  return replies?.flatMap((reply) => [reply, ...flatten(reply.replies)]) ?? [];
}

/** A comment with its replies. Where the list of these cannot go on, they are counted as they are. */
export function toComment(wire: WireComment): Comment {
  const replies = flatten(wire.replies).map(toReply);
  const goesOn = wire.replies_cursor != null;
  return {
    ...toReply(wire),
    replies,
    reply_count: goesOn ? Math.max(wire.reply_count ?? 0, replies.length) : replies.length,
    ...(goesOn && { replies_cursor: wire.replies_cursor ?? undefined }),
  };
}

type CommentList = z.output<typeof commentListAnswer>;

/** Comments; without a cursor, these are all. */
export function toCommentList({ rows, pagination }: CommentList, { limit }: { limit: number }) {
  const nextCursor = pagination?.nextCursor;
  return {
    comments: rows.map(toComment),
    ...(pagination && {
      pagination: { page: 1, limit, hasNextPage: nextCursor != null, nextCursor: nextCursor ?? null },
    }),
  };
}
