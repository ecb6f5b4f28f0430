import { categoryAccent } from "@callboard/contracts/accent";
import type { BlogSummary } from "@callboard/contracts/blog";
import { Link } from "react-router-dom";
import { Image } from "#shared/ui/image.tsx";
import { CategoryChip } from "./category-chip.tsx";
import { StoryMeta } from "./story-meta.tsx";

type StoryCardProps = {
  story: BlogSummary;
  /** The `sizes` attribute of the image. */
  sizes: string;
  headingLevel?: 2 | 3;
  isPriority?: boolean;
};

/** The whole card is a link. */
export function StoryCard({ story, sizes, headingLevel = 3, isPriority }: StoryCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-120 hover:border-control">
      <Image
        src={story.featured_image}
        alt=""
        width={720}
        height={480}
        sizes={sizes}
        id={story.id}
        accent={categoryAccent(story.category_name)}
        isPriority={isPriority}
        className="aspect-3/2 w-full"
      />
      <div className="flex flex-1 flex-col items-start gap-2.5 p-4">
        <CategoryChip name={story.category_name} />
        <Heading className="text-20 leading-heading">
          <Link
            to={`/blog/${story.slug}`}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {story.title}
          </Link>
        </Heading>
        <StoryMeta story={story} className="mt-auto pt-1 text-14" />
      </div>
    </article>
  );
}
