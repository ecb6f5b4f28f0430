import type { Comment } from "@callboard/contracts/comment";
import { useEffect, useState } from "react";
import { Button } from "#shared/ui/button.tsx";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import { CommentItem } from "./comment-item.tsx";
import { type Conversation, elementIdOf } from "./use-conversation.ts";

const visibleAtFirst = 2;
const visibleMore = 5;

type CommentListProps = {
  comments: readonly Comment[];
  conversation: Conversation;
  onReply: (text: string, to: number) => Promise<unknown>;
  onDeleted: (id: number) => void;
};

/**
 * Shows the first comments and five more at a time, focusing the first new one. A comment posted here is always
 * visible.
 */
export function CommentList({ comments, conversation, ...actions }: CommentListProps) {
  const [visibleCount, setVisibleCount] = useState(visibleAtFirst);
  const [firstNew, setFirstNew] = useState<number>();
  const isPosted = ({ id }: { id: number }) => id === conversation.posted;
  const posted = comments.findIndex((comment) => isPosted(comment) || comment.replies.some(isPosted));
  const visible = Math.max(visibleCount, posted + 1);
  useEffect(() => {
    if (firstNew) document.getElementById(elementIdOf(firstNew))?.focus({ preventScroll: true });
  }, [firstNew]);
  const handleMore = () => {
    setVisibleCount(visible + visibleMore);
    setFirstNew(comments[visible]?.id);
  };

  if (comments.length === 0) return <p className="text-muted">No comments yet.</p>;
  return (
    <>
      <ul className="grid gap-8">
        {comments.slice(0, visible).map((comment) => (
          <CommentItem key={comment.id} comment={comment} conversation={conversation} {...actions} />
        ))}
      </ul>
      <NeedsScript>
        More comments and the replies need JavaScript, which is off or did not arrive.
      </NeedsScript>
      {visible < comments.length && (
        <Button variant="secondary" className="mt-8" onClick={handleMore}>
          Show More
        </Button>
      )}
    </>
  );
}
