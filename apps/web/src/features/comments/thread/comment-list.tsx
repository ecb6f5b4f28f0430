import type { Comment } from "@callboard/contracts/comment";
import { useState } from "react";
import { Button } from "#shared/ui/button.tsx";
import { NeedsScript } from "#shared/ui/form/needs-script.tsx";
import type { PostedComment } from "../writing/posted-comments.ts";
import { CommentItem } from "./comment-item.tsx";
import type { Conversation } from "./use-conversation.ts";
import { useFocusFirstNew } from "./use-focus-first-new.ts";

const visibleAtFirst = 2;
const visibleMore = 5;

/** The next page of comments, where there is one. */
type FurtherPage = {
  isThere: boolean;
  isLoading: boolean;
  load: () => Promise<unknown>;
  /** Why it could not be loaded. */
  failure: string | undefined;
};

type CommentListProps = {
  comments: readonly Comment[];
  further: FurtherPage;
  posted: readonly PostedComment[];
  conversation: Conversation;
  onReply: (text: string, to: number) => Promise<unknown>;
  onDeleted: (id: number) => void;
};

/**
 * Shows the first comments and five more at a time, focusing the first new one. A comment posted here, or answered, is
 * always visible.
 */
export function CommentList({ comments, further, posted, ...item }: CommentListProps) {
  const [visibleCount, setVisibleCount] = useState(visibleAtFirst);
  const isPosted = ({ id }: Comment) => posted.some((own) => own.id === id || own.parent_comment_id === id);
  const visible = Math.max(visibleCount, comments.findLastIndex(isPosted) + 1);
  const shown = comments.slice(0, visible);
  const expectNew = useFocusFirstNew(shown);
  const handleMore = () => {
    if (further.isLoading) return;
    expectNew();
    setVisibleCount(shown.length + visibleMore);
    if (further.isThere && shown.length + visibleMore > comments.length) void further.load();
  };

  if (comments.length === 0) return <p className="text-muted">No comments yet.</p>;
  return (
    <>
      <ul className="grid gap-8">
        {shown.map((comment) => (
          <CommentItem key={comment.id} comment={comment} posted={posted} {...item} />
        ))}
      </ul>
      <NeedsScript>
        More comments and the replies need JavaScript, which is off or did not arrive.
      </NeedsScript>
      {further.failure && !further.isLoading && (
        <p role="alert" className="mt-8 text-error">
          {further.failure}
        </p>
      )}
      {(visible < comments.length || further.isThere) && (
        <Button
          variant="secondary"
          className="mt-8"
          aria-disabled={further.isLoading || undefined}
          onClick={handleMore}
        >
          {further.isLoading ? "Loading..." : "Show More"}
        </Button>
      )}
    </>
  );
}
