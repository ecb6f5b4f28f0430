import { categoryAccent } from "@callboard/contracts/accent";
import type { BlogSummary } from "@callboard/contracts/blog";
import { Link } from "react-router-dom";
import { Image } from "#shared/ui/image.tsx";
import { CategoryChip } from "./category-chip.tsx";
import { StoryMeta } from "./story-meta.tsx";

type StoryRowProps = {
  story: BlogSummary;
  /** True where the page already shows the article's image, which is then not repeated. */
  isRepeated?: boolean;
};

/** An article in a list. The whole row is a link. */
export function StoryRow({ story, isRepeated }: StoryRowProps) {
  return (
    <article className="group relative flex items-start gap-4 py-5 sm:gap-6 sm:py-6">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 sm:gap-2.5">
        <CategoryChip name={story.category_name} />
        <h3 className="text-18 leading-heading sm:text-23">
          <Link
            to={`/blog/${story.slug}`}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {story.title}
          </Link>
        </h3>
        <p className="line-clamp-2 max-w-[38rem] text-15 text-muted empty:hidden max-sm:hidden">
          {story.short_content}
        </p>
        <StoryMeta story={story} />
      </div>
      {!isRepeated && (
        <Image
          src={story.featured_image}
          alt=""
          width={720}
          height={480}
          sizes="(min-width: 640px) 216px, 112px"
          id={story.id}
          accent={categoryAccent(story.category_name)}
          className="aspect-square w-28 shrink-0 rounded-control sm:aspect-3/2 sm:w-54"
        />
      )}
    </article>
  );
}
