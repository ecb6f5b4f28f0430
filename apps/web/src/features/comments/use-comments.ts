import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import type { PostedComment } from "./writing/posted-comments.ts";

const ownComments = { to: "/account#comments", text: "Your comments" };

/** The comments of an article, page by page, oldest first. */
export function useComments(blogId: number) {
  return trpc.comment.list.useInfiniteQuery(
    { blog_id: blogId },
    { getNextPageParam: ({ pagination }) => pagination?.nextCursor, meta: { errors: "inline" } },
  );
}

/**
 * Posts comments and replies. Those of this visit stay in `posted`, since the pages that are loaded may end before them.
 * A failure is a toast, and rejects.
 */
export function usePostComment(blogId: number, onPosted: (posted: PostedComment) => void) {
  const [posted, setPosted] = useState<readonly PostedComment[]>([]);
  const { comment } = trpc.useUtils();
  const { mutateAsync } = trpc.comment.create.useMutation({
    meta: { errors: "toast" },
    onSuccess: (created) => {
      if (created.visibility === "waiting") {
        notify.success("A moderator will look at your comment before it is public.", ownComments);
        return;
      }
      setPosted((earlier) => [...earlier, created]);
      onPosted(created);
      void comment.list.invalidate({ blog_id: blogId });
      void comment.replies.invalidate();
    },
  });
  return {
    posted,
    forget: (id: number) => setPosted((earlier) => earlier.filter((each) => each.id !== id)),
    post: (comment_text: string, parent_comment_id?: number) =>
      mutateAsync({ blog_id: blogId, comment_text, ...(parent_comment_id && { parent_comment_id }) }),
  };
}
