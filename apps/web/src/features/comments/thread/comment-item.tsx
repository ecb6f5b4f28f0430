import type { Comment } from "@callboard/contracts/comment";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { readDraft } from "#shared/lib/forms/drafts.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { CommentBox } from "../writing/comment-box.tsx";
import { DeleteButton } from "../writing/delete-button.tsx";
import { countReplies, type PostedComment } from "../writing/posted-comments.ts";
import { actionClass } from "./action-class.ts";
import { CommentText } from "./comment-text.tsx";
import { ReplyList } from "./reply-list.tsx";
import { ReportComment } from "./report-comment.tsx";
import { type Conversation, elementIdOf } from "./use-conversation.ts";

type ThreadButtonProps = { count: number; isOpen: boolean; listId: string; onToggle: () => void };

function ThreadButton({ count, isOpen, listId, onToggle }: ThreadButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
      className={actionClass}
    >
      {isOpen ? "Hide" : "View"} replies ({count})
      <ChevronDown aria-hidden className={cx("size-4", isOpen && "rotate-180")} />
    </button>
  );
}

type CommentItemProps = {
  comment: Comment;
  posted: readonly PostedComment[];
  conversation: Conversation;
  onReply: (text: string, to: number) => Promise<unknown>;
  onDeleted: (id: number) => void;
};

/** A comment with its replies, which can be opened, and a box to answer it. */
export function CommentItem({ comment, posted, conversation, onReply, onDeleted }: CommentItemProps) {
  const user = useUser();
  const { threads, boxes, openBox, closeBox, toggleThread } = conversation;
  const listId = useId();
  const { id, author } = comment;
  const replyCount = countReplies(comment, posted);
  const [isOpen, hasBox] = [threads.includes(id), boxes.includes(id)];
  const draftKey = `reply:${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for an answer that was begun before a reload
  useEffect(() => {
    if (readDraft(draftKey, "tab")) openBox(id);
  }, [draftKey]);
  const [wasPressed, setWasPressed] = useState(false);
  const handleReply = () => {
    setWasPressed(true);
    openBox(id);
    document.querySelector<HTMLElement>(`#${CSS.escape(elementIdOf(id))} textarea`)?.focus();
  };
  const canReply = user && author !== "";
  return (
    <li id={elementIdOf(id)} tabIndex={-1}>
      <CommentText
        comment={comment}
        actions={
          <>
            {canReply && (
              <button type="button" onClick={handleReply} className={actionClass}>
                Reply
              </button>
            )}
            {replyCount > 0 && (
              <ThreadButton
                count={replyCount}
                isOpen={isOpen}
                listId={listId}
                onToggle={() => toggleThread(id)}
              />
            )}
            {comment.can.remove && <DeleteButton id={id} onDeleted={onDeleted} />}
            <ReportComment comment={comment} />
          </>
        }
      >
        {isOpen && replyCount > 0 && (
          <ReplyList
            id={listId}
            comment={comment}
            posted={posted}
            onReply={canReply ? handleReply : undefined}
            onDeleted={onDeleted}
          />
        )}
        {hasBox && (
          <div className="mt-3">
            <CommentBox
              label={author ? `Your reply to ${author}` : "Your reply"}
              placeholder="Write a reply"
              action="Post Reply"
              draftKey={draftKey}
              hasFocus={wasPressed}
              onPost={(text) => onReply(text, id)}
              onCancel={() => closeBox(id)}
            />
          </div>
        )}
      </CommentText>
    </li>
  );
}
