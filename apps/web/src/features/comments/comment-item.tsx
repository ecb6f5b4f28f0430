import type { Comment } from "@callboard/contracts/comment";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { cx } from "../../shared/lib/class-names.ts";
import { CommentWords } from "./comment-words.tsx";

/** A comment and, once somebody asks for them, its replies. */
export function CommentItem({ comment }: { comment: Comment }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const count = comment.replies.length;
  return (
    <li tabIndex={-1}>
      <CommentWords comment={comment}>
        {count > 0 && (
          <>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setIsOpen(!isOpen)}
              className="-ml-2 mt-1 inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-15 font-semibold text-link hover:bg-sunken"
            >
              {isOpen ? "Hide" : "View"} replies ({count})
              <ChevronDown aria-hidden className={cx("size-4", isOpen && "rotate-180")} />
            </button>
            {isOpen && (
              <ul id={listId} className="mt-3 grid gap-6 border-line border-l-2 pl-4 sm:pl-5">
                {comment.replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentWords comment={reply} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </CommentWords>
    </li>
  );
}
