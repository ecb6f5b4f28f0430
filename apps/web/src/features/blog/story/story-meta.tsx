import type { BlogSummary } from "@callboard/contracts/blog";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { cx } from "#shared/lib/text/class-names.ts";

type StoryMetaProps = {
  story: Pick<BlogSummary, "published_at" | "created_at" | "created_by" | "reading_minutes">;
  hasAuthor?: boolean;
  /** The address of the author's page, where there is one. */
  authorPath?: string | undefined;
  className?: string;
};

/** The date and reading time of an article, and its author where there is room. */
export function StoryMeta({ story, hasAuthor, authorPath, className }: StoryMetaProps) {
  const day = story.published_at ?? story.created_at;
  return (
    <p className={cx("flex flex-wrap gap-x-2 text-muted empty:hidden", className ?? "text-14")}>
      {hasAuthor && story.created_by && (
        <>
          <span className="min-w-0 font-semibold text-ink wrap-anywhere max-sm:w-full">
            {authorPath ? (
              <Link
                to={authorPath}
                className="inline-flex min-h-6 items-center underline underline-offset-4 hover:no-underline"
              >
                {story.created_by}
              </Link>
            ) : (
              story.created_by
            )}
          </span>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
        </>
      )}
      {day && <time dateTime={day}>{formatDay(day)}</time>}
      {day && story.reading_minutes !== null && <span aria-hidden>·</span>}
      {story.reading_minutes !== null && <span>{story.reading_minutes} min read</span>}
    </p>
  );
}
