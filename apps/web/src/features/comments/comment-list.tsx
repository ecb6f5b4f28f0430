import type { Comment } from "@callboard/contracts/comment";
import { limits } from "@callboard/contracts/limits";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { CommentItem } from "./comment-item.tsx";

/** The first comments, and five more at each asking; the focus goes on to the first of those. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  const [visible, setVisible] = useState<number>(limits.commentsVisible);
  const list = useRef<HTMLUListElement>(null);
  const isGrown = visible > limits.commentsVisible;
  useEffect(() => {
    const firstNew = list.current?.children[visible - limits.commentsMore];
    if (isGrown && firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
  }, [visible, isGrown]);

  if (comments.length === 0) return <p className="text-muted">No comments yet.</p>;
  return (
    <>
      <ul ref={list} className="grid gap-8">
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
