import { useRef } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { CommentsSkeleton } from "./comments-skeleton.tsx";
import { countComments } from "./count-comments.ts";
import { JoinPrompt } from "./join-prompt.tsx";
import { CommentList } from "./thread/comment-list.tsx";
import { useConversation } from "./thread/use-conversation.ts";
import { CommentBox } from "./writing/comment-box.tsx";
import { useFocusAfterDelete } from "./writing/use-focus-after-delete.ts";
import { usePostComment } from "./writing/use-post-comment.ts";

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
