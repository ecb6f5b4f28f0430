import type { Comment } from "@callboard/contracts/comment";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { withNext } from "#shared/lib/session/safe-redirect.ts";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { CommentList } from "./thread/comment-list.tsx";
import { useConversation } from "./thread/use-conversation.ts";
import { CommentBox } from "./writing/comment-box.tsx";
import { type PostedComment, placeComment } from "./writing/place-comment.ts";
import { useFocusAfterDelete } from "./writing/use-focus-after-delete.ts";

/** Posts comments and replies, shows them at once and refetches the list. A failure is a toast, and rejects. */
function usePostComment(blogId: number, onPosted: (posted: PostedComment) => void) {
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

/** Invites visitors to sign in and come back. `isSure` is false until the session is known. */
function JoinPrompt({ isSure }: { isSure: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <p className={cx("flex flex-wrap items-center gap-x-3 gap-y-2", !isSure && "maybe-signed-in:hidden")}>
      <Link
        to={withNext("/login", `${pathname}${search}#comments`)}
        className={buttonClass({ size: "small" })}
      >
        Sign In / Sign Up
      </Link>
      <span>to join this conversation</span>
    </p>
  );
}

/** The number of comments and replies. */
function countComments(comments: readonly Comment[]): number {
  return comments.reduce((count, { replies }) => count + 1 + replies.length, 0);
}

function CommentsSkeleton() {
  return (
    <Loading text="Loading comments..." className="grid gap-8">
      {["first", "second"].map((place) => (
        <div key={place} className="flex gap-4">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function CommentSection({ blogId }: { blogId: number }) {
  const { data, error } = trpc.comment.list.useQuery({ blog_id: blogId }, { meta: { errors: "inline" } });
  const user = useUser();
  const isKnown = useIsSessionKnown();
  const retry = useRetryFailed();
  const conversation = useConversation();
  const post = usePostComment(blogId, conversation.showPosted);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleDeleted = useFocusAfterDelete(data, heading);
  return (
    <section aria-labelledby="comments" className="mt-12 print:hidden">
      <h2 ref={heading} id="comments" tabIndex={-1} className="mb-6 text-28">
        Comments{data && ` (${countComments(data)})`}
      </h2>
      <div className="mb-8 grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
        {!user && <JoinPrompt isSure={isKnown} />}
        <CommentBox
          label="Your comment"
          placeholder="Add a comment"
          action="Post Comment"
          draftKey={`comment:${blogId}`}
          onPost={(text) => post(text)}
        />
      </div>
      {error && (
        <ErrorState
          message={failureMessage(readFailure(error), "Comments could not be loaded")}
          onRetry={retry}
        />
      )}
      {!error && !data && <CommentsSkeleton />}
      {!error && data && (
        <CommentList comments={data} conversation={conversation} onReply={post} onDeleted={handleDeleted} />
      )}
    </section>
  );
}
