import type { Reply } from "@callboard/contracts/comment";
import { DeleteButton } from "../writing/delete-button.tsx";
import { actionClass } from "./action-class.ts";
import { CommentText } from "./comment-text.tsx";
import { elementIdOf } from "./use-conversation.ts";

type ReplyListProps = {
  id: string;
  replies: readonly Reply[];
  /** Answers the comment that they hang under; left out where nobody can write. */
  onReply?: (() => void) | undefined;
  onDeleted: (id: number) => void;
};

/** The replies to a comment. Answering one of them answers the comment. */
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
