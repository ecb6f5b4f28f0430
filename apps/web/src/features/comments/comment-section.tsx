import type { Comment } from "@callboard/contracts/comment";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
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
import { useComments, usePostComment } from "./use-comments.ts";
import { CommentBox } from "./writing/comment-box.tsx";
import { countReplies, type PostedComment, withPosted } from "./writing/posted-comments.ts";
import { useFocusAfterDelete } from "./writing/use-focus-after-delete.ts";

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

/** The number of comments and replies; with a plus where more are not loaded yet. */
function countComments(
  comments: readonly Comment[],
  posted: readonly PostedComment[],
  hasMore: boolean,
): string {
  const count = comments.reduce((sum, comment) => sum + 1 + countReplies(comment, posted), 0);
  return `${count}${hasMore ? "+" : ""}`;
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
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useComments(blogId);
  const user = useUser();
  const isKnown = useIsSessionKnown();
  const retry = useRetryFailed();
  const conversation = useConversation();
  const { posted, post, forget } = usePostComment(blogId, conversation.showPosted);
  const comments =
    data &&
    withPosted(
      data.pages.flatMap((page) => page.comments),
      posted,
    );
  const failure = error ? failureMessage(readFailure(error), "Comments could not be loaded") : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const expectDeleted = useFocusAfterDelete(comments, heading);
  const handleDeleted = (id: number) => {
    forget(id);
    expectDeleted(id);
  };
  return (
    <section aria-labelledby="comments" className="mt-12 print:hidden">
      <h2 ref={heading} id="comments" tabIndex={-1} className="mb-6 text-28">
        Comments{comments && ` (${countComments(comments, posted, hasNextPage)})`}
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
      {!comments && (failure ? <ErrorState message={failure} onRetry={retry} /> : <CommentsSkeleton />)}
      {comments && (
        <CommentList
          comments={comments}
          further={{ isThere: hasNextPage, isLoading: isFetchingNextPage, load: fetchNextPage, failure }}
          posted={posted}
          conversation={conversation}
          onReply={post}
          onDeleted={handleDeleted}
        />
      )}
    </section>
  );
}
