import { trpc } from "#shared/lib/api/trpc.ts";
import { type PostedComment, placeComment } from "./place-comment.ts";

/** Posts comments and replies, shows them at once and refetches the list. A failure is a toast, and rejects. */
export function usePostComment(blogId: number, onPosted: (posted: PostedComment) => void) {
  const { comment } = trpc.useUtils();
  const { mutateAsync } = trpc.comment.create.useMutation({
    meta: { failure: "Your comment could not be posted" },
    onSuccess: (posted) => {
      comment.list.setData({ blog_id: blogId }, (list) => placeComment(list ?? [], posted));
      onPosted(posted);
      void comment.list.invalidate({ blog_id: blogId });
    },
  });
  return (comment_text: string, parent_comment_id?: number) =>
    mutateAsync({ blog_id: blogId, comment_text, ...(parent_comment_id && { parent_comment_id }) });
}
