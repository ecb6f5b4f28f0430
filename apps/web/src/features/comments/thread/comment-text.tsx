import type { Reply } from "@callboard/contracts/comment";
import type { ReactNode } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Avatar } from "./avatar.tsx";

type CommentTextProps = {
  comment: Reply;
  /** The buttons under the text. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** What a comment is called: a deleted one has an empty author, one whose author is not told has none. */
function labelOf(author: string | null): string {
  if (author === "") return "Deleted comment";
  return author ? `Comment by ${author}` : "Comment";
}

/** A comment or reply. */
export function CommentText({ comment, actions, children }: CommentTextProps) {
  const { author, avatar, content, created_at } = comment;
  return (
    <article aria-label={labelOf(author)} className="flex gap-3 sm:gap-4">
      {(author ?? avatar) !== null && <Avatar name={author ?? ""} src={avatar} />}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {author && <span className="min-w-0 font-semibold wrap-anywhere">{author}</span>}
          {created_at && (
            <time dateTime={created_at} className="text-14 text-muted">
              {formatDay(created_at)}
            </time>
          )}
        </p>
        <p className={author !== "" ? "mt-1 whitespace-pre-line wrap-anywhere" : "mt-1 text-muted italic"}>
          {content}
        </p>
        {actions && <div className="mt-1 -ml-2 flex flex-wrap gap-x-1 empty:hidden">{actions}</div>}
        {children}
      </div>
    </article>
  );
}
