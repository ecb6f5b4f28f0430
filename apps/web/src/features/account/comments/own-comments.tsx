import type { OwnComment } from "@callboard/contracts/comment";
import { notify } from "#shared/lib/failure/notify.ts";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { AccountSection } from "../account-section.tsx";
import { OwnList } from "../list/own-list.tsx";
import { useAskedItem } from "../list/use-asked-item.ts";
import { OwnCommentItem } from "./own-comment-item.tsx";
import { useOwnComments, useRemoveComment } from "./own-comment-queries.ts";

const words = {
  loading: "Loading comments...",
  failure: "Your comments could not be loaded",
  newer: "Newer comments",
};

/** What the account has written under articles, the newest first, each with a way to it and a way to delete it. */
export function OwnComments() {
  const comments = useOwnComments();
  const { asked, ask, close, settle, section } = useAskedItem<OwnComment>();
  const remove = useRemoveComment((message) => {
    notify.success(message);
    settle();
  });
  return (
    <div ref={section}>
      <AccountSection title="Your comments">
        <OwnList
          {...comments}
          words={words}
          empty={<p className="text-muted">You have not commented on an article yet.</p>}
        >
          {(comment) => <OwnCommentItem comment={comment} onRemove={() => ask(comment)} />}
        </OwnList>
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
