import type { Reply } from "@callboard/contracts/comment";
import { DeleteButton } from "../writing/delete-button.tsx";
import { actionClass } from "./action-class.ts";
import { CommentText } from "./comment-text.tsx";
import { elementIdOf } from "./use-conversation.ts";

type ReplyListProps = {
  id: string;
  replies: readonly Reply[];
  /** Opens the comment's reply box; left out where the visitor cannot write. */
  onReply?: (() => void) | undefined;
  onDeleted: (id: number) => void;
};

/** Answering a reply answers its comment. */
export function ReplyList({ id, replies, onReply, onDeleted }: ReplyListProps) {
  return (
    <ul id={id} className="mt-3 grid gap-6 border-line border-l-2 pl-4 sm:pl-5">
      {replies.map((reply) => (
        <li key={reply.id} id={elementIdOf(reply.id)} tabIndex={-1}>
          <CommentText
            comment={reply}
            actions={
              <>
                {onReply && (
                  <button type="button" onClick={onReply} className={actionClass}>
                    Reply
                  </button>
                )}
                {reply.can.remove && <DeleteButton id={reply.id} onDeleted={onDeleted} />}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
