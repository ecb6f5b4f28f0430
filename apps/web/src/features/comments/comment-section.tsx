import { failureMessage, readFailure } from "../../shared/lib/failure.ts";
import { trpc } from "../../shared/lib/trpc.ts";
import { useRetryFailed } from "../../shared/lib/use-retry-failed.ts";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import { CommentList } from "./comment-list.tsx";
import { CommentsSkeleton } from "./comments-skeleton.tsx";
import { countComments } from "./count-comments.ts";
import { JoinPrompt } from "./join-prompt.tsx";

/** The conversation under an article, as a visitor reads it. */
export function CommentSection({ blogId }: { blogId: number }) {
  const { data, error } = trpc.comment.list.useQuery({ blog_id: blogId }, { meta: { errors: "inline" } });
  const retry = useRetryFailed();
  return (
    <section aria-labelledby="comments" className="mt-12">
      <h2 id="comments" className="mb-6 text-28">
        Comments{data && ` (${countComments(data)})`}
      </h2>
      <div className="mb-8">
        <JoinPrompt />
      </div>
      {error && (
        <ErrorState
          message={failureMessage(readFailure(error), "Comments could not be loaded")}
          onRetry={retry}
        />
      )}
      {!error && !data && <CommentsSkeleton />}
      {!error && data && <CommentList comments={data} />}
    </section>
  );
}
