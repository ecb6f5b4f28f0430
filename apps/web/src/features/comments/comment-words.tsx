import type { Reply } from "@callboard/contracts/comment";
import type { ReactNode } from "react";
import { formatDay } from "../../shared/lib/dates.ts";
import { Avatar } from "./avatar.tsx";

/** One person's words, a comment or a reply, with what belongs under them. */
export function CommentWords({ comment, children }: { comment: Reply; children?: ReactNode }) {
  return (
    <article aria-label={`Comment by ${comment.author}`} className="flex gap-3 sm:gap-4">
      <Avatar name={comment.author} src={comment.avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{comment.author}</span>
          <time dateTime={comment.created_at} className="text-14 text-muted">
            {formatDay(comment.created_at)}
          </time>
        </p>
        <p className="mt-1 break-words whitespace-pre-line">{comment.content}</p>
        {children}
      </div>
    </article>
  );
}
