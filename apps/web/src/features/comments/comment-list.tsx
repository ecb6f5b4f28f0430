import type { Comment } from "@callboard/contracts/comment";
import { limits } from "@callboard/contracts/limits";
import { useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { CommentItem } from "./comment-item.tsx";

/** The first comments, and five more at each asking. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  const [visible, setVisible] = useState<number>(limits.commentsVisible);
  if (comments.length === 0) return <p className="text-muted">No comments yet.</p>;
  return (
    <>
      <ul className="grid gap-8">
        {comments.slice(0, visible).map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      {visible < comments.length && (
        <Button
          variant="secondary"
          className="mt-8"
          onClick={() => setVisible(visible + limits.commentsMore)}
        >
          Show More
        </Button>
      )}
    </>
  );
}
