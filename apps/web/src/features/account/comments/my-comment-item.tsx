import type { OwnComment } from "@callboard/contracts/comment";
import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";

export function MyCommentItem({ comment, onRemove }: { comment: OwnComment; onRemove: () => void }) {
  const { content, created_at, blog_slug, blog_title } = comment;
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
      </div>
      <IconButton label={`Delete the comment under ${blog_title}`} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
