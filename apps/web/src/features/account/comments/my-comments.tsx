import type { OwnComment } from "@callboard/contracts/comment";
import { notify } from "#shared/lib/failure/notify.ts";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { AccountSection } from "../account-section.tsx";
import { MyList } from "../list/my-list.tsx";
import { useItemDialog } from "../list/use-item-dialog.ts";
import { MyCommentItem } from "./my-comment-item.tsx";
import { useMyComments, useRemoveComment } from "./my-comment-queries.ts";

export function MyComments() {
  const comments = useMyComments();
  const { asked, ask, close, settle, section } = useItemDialog<OwnComment>();
  const remove = useRemoveComment((message) => {
    notify.success(message);
    settle();
  });
  return (
    <div ref={section}>
      <AccountSection title="Your comments">
        <MyList
          {...comments}
          itemsOf={(page) => page.comments}
          words={["comment", "comments"]}
          loading="Loading comments..."
          failure="Your comments could not be loaded"
          empty={<p className="text-muted">You have not commented on an article yet.</p>}
        >
          {(comment) => <MyCommentItem comment={comment} onRemove={() => ask(comment)} />}
        </MyList>
        <ConfirmDialog
          isOpen={asked !== null}
          onOpenChange={close}
          title="Delete this comment?"
          description="It disappears from the article and cannot be brought back."
          confirmText="Delete"
          isBusy={remove.isPending}
          onConfirm={() => asked && remove.mutate({ id: asked.id })}
        />
      </AccountSection>
    </div>
  );
}
