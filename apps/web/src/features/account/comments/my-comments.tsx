import type { OwnComment } from "@callboard/contracts/comment";
import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { PostingState } from "#shared/ui/posting-state.tsx";
import { MyList } from "../list/my-list.tsx";
import { useItemDialog } from "../list/use-item-dialog.ts";
import { useMyComments, useRemoveComment } from "./my-comment-queries.ts";

function MyCommentItem({ comment, onRemove }: { comment: OwnComment; onRemove: () => void }) {
  const { content, created_at, blog_slug, blog_title, visibility = "public" } = comment;
  return (
    <div className="flex items-start gap-2 py-4">
      <div className="min-w-0 flex-1">
        <p className="text-15 text-muted">
          {formatDay(created_at)}, under{" "}
          <Link to={`/blog/${blog_slug}#comments`} className="text-link wrap-anywhere">
            {blog_title}
          </Link>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
        {visibility !== "public" && (
          <p className="mt-2">
            <PostingState visibility={visibility} />
          </p>
        )}
      </div>
      <IconButton label={`Delete the comment under ${blog_title}`} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

export function MyComments() {
  const comments = useMyComments();
  const { item, open, close, settle, section } = useItemDialog<OwnComment>();
  const remove = useRemoveComment((message) => {
    notify.success(message);
    settle();
  });
  return (
    <div ref={section} id="comments" className="scroll-mt-24">
      <AccountSection title="Your comments">
        <MyList
          {...comments}
          itemsOf={(page) => page.comments}
          words={["comment", "comments"]}
          loading="Loading comments..."
          failure="Your comments could not be loaded"
          empty={<p className="text-muted">You have not commented on an article yet.</p>}
        >
          {(comment) => <MyCommentItem comment={comment} onRemove={() => open(comment)} />}
        </MyList>
        <ConfirmDialog
          isOpen={item !== null}
          onOpenChange={close}
          title="Delete this comment?"
          description="It disappears from the article and cannot be brought back."
          confirmText="Delete"
          isBusy={remove.isPending}
          onConfirm={() => item && remove.mutate({ id: item.id })}
        />
      </AccountSection>
    </div>
  );
}
