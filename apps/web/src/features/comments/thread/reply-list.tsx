import type { Comment } from "@callboard/contracts/comment";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { DeleteButton } from "../writing/delete-button.tsx";
import { knownReplies, type PostedComment } from "../writing/posted-comments.ts";
import { actionClass } from "./action-class.ts";
import { CommentText } from "./comment-text.tsx";
import { ReportComment } from "./report-comment.tsx";
import { elementIdOf } from "./use-conversation.ts";
import { useFocusFirstNew } from "./use-focus-first-new.ts";

/** The replies after those that came with the comment, loaded when they are asked for. */
function useFurtherReplies({ id, replies_cursor }: Comment) {
  const [isWanted, setIsWanted] = useState(false);
  // Where the list went on when it was asked for: a reply that is deleted later moves that place.
  const [from] = useState(replies_cursor);
  const query = trpc.comment.replies.useInfiniteQuery(
    { id },
    {
      enabled: isWanted,
      initialCursor: from,
      getNextPageParam: ({ pagination }) => pagination.nextCursor,
      meta: { errors: "inline" },
    },
  );
  const load = () => {
    setIsWanted(true);
    if (query.data) void query.fetchNextPage();
    else if (isWanted) void query.refetch();
  };
  return {
    replies: query.data?.pages.flatMap((page) => page.replies) ?? [],
    hasMore: query.data ? query.hasNextPage : replies_cursor !== undefined,
    isLoading: query.isFetching,
    error: query.error,
    load,
  };
}

type ReplyListProps = {
  id: string;
  comment: Comment;
  posted: readonly PostedComment[];
  /** Opens the comment's reply box; left out where the visitor cannot write. */
  onReply?: (() => void) | undefined;
  onDeleted: (id: number) => void;
};

/** The replies of a comment; more of them load on request. Answering a reply answers its comment. */
export function ReplyList({ id, comment, posted, onReply, onDeleted }: ReplyListProps) {
  const further = useFurtherReplies(comment);
  const replies = knownReplies(comment, further.replies, posted);
  const expectNew = useFocusFirstNew(replies);
  const handleMore = () => {
    if (further.isLoading) return;
    expectNew();
    further.load();
  };
  return (
    <div className="mt-3 border-line border-l-2 pl-4 sm:pl-5">
      <ul id={id} className="grid gap-6">
        {replies.map((reply) => (
          <li key={reply.id} id={elementIdOf(reply.id)} tabIndex={-1}>
            <CommentText
              comment={reply}
              actions={
                <>
                  {onReply && (
                    <button type="button" onClick={onReply} className={actionClass}>
                      Reply
                    </button>
                  )}
                  {reply.can.remove && <DeleteButton id={reply.id} onDeleted={onDeleted} />}
                  <ReportComment comment={reply} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      {further.error && !further.isLoading && (
        <p role="alert" className="mt-4 text-error">
          {failureMessage(readFailure(further.error), "Replies could not be loaded")}
        </p>
      )}
      {further.hasMore && (
        <button
          type="button"
          onClick={handleMore}
          aria-disabled={further.isLoading || undefined}
          className={`${actionClass} mt-2 -ml-2`}
        >
          {further.isLoading ? "Loading..." : "Show more replies"}
        </button>
      )}
    </div>
  );
}
