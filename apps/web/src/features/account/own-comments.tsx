import type { OwnComment } from "@callboard/contracts/comment";
import { useEffect, useRef, useState } from "react";
import { failureMessage, readFailure } from "../../shared/lib/failure.ts";
import { notify } from "../../shared/lib/notify.ts";
import { ConfirmDialog } from "../../shared/ui/confirm-dialog.tsx";
import { LoadMore } from "../../shared/ui/load-more.tsx";
import { NewerLink } from "../../shared/ui/newer-link.tsx";
import { Loading, Skeleton } from "../../shared/ui/skeleton.tsx";
import { AccountSection } from "./account-section.tsx";
import { OwnCommentItem } from "./own-comment-item.tsx";
import { useOwnComments, useRemoveComment } from "./own-comment-queries.ts";
import { SectionFailure } from "./section-failure.tsx";

const failureText = "Your comments could not be loaded";

/** Asks once more before a comment goes. */
function RemoveDialog({
  comment,
  onClose,
  onRemoved,
}: {
  comment: OwnComment | null;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const remove = useRemoveComment((message) => {
    notify.success(message);
    onRemoved();
  });
  return (
    <ConfirmDialog
      isOpen={comment !== null}
      onOpenChange={onClose}
      title="Delete this comment?"
      description="It disappears from the article and cannot be brought back."
      confirmText="Delete"
      isBusy={remove.isPending}
      onConfirm={() => comment && remove.mutate({ id: comment.id })}
    />
  );
}

function CommentPages({ onRemove }: { onRemove: (comment: OwnComment) => void }) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, refetch, ...paging } = useOwnComments();
  const { start, addressOf, list, handleLoadMore } = paging;
  if (error && !data && !isFetching) {
    return <SectionFailure error={error} text={failureText} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading text="Loading comments..." className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  }
  const comments = data.pages.flatMap((page) => page.comments);
  return (
    <div>
      {start > 1 && <NewerLink to={addressOf(start - 1)} text="Newer comments" />}
      {comments.length === 0 && <p className="text-muted">You have not commented on an article yet.</p>}
      <ul ref={list} className="-my-4 divide-y divide-line empty:hidden">
        {comments.map((comment) => (
          <li key={comment.id}>
            <OwnCommentItem comment={comment} onRemove={() => onRemove(comment)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={addressOf(start + data.pages.length)}
          failure={error ? failureMessage(readFailure(error), failureText) : undefined}
        />
      )}
    </div>
  );
}

/** What the account has written under articles, the newest first, each with a way to it and a way to delete it. */
export function OwnComments() {
  const [asked, setAsked] = useState<OwnComment | null>(null);
  const [removals, setRemovals] = useState(0);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What opened the dialog is gone with its comment: the section's heading is where one goes on from.
    if (removals > 0) section.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [removals]);
  const handleRemoved = () => {
    setAsked(null);
    setRemovals(removals + 1);
  };
  return (
    <div ref={section}>
      <AccountSection title="Your comments">
        <CommentPages onRemove={setAsked} />
        <RemoveDialog comment={asked} onClose={() => setAsked(null)} onRemoved={handleRemoved} />
      </AccountSection>
    </div>
  );
}
