import type { BlogSummary } from "@callboard/contracts/blog";
import { Link } from "react-router-dom";
import { CategoryChip } from "../story/category-chip.tsx";
import { HeroArt } from "../story/hero-art.tsx";
import { StoryMeta } from "../story/story-meta.tsx";

export function FeaturedHero({ story }: { story: BlogSummary }) {
  return (
    <article className="group relative grid grid-cols-1 overflow-hidden rounded-hero border border-line bg-surface transition-colors duration-120 hover:border-control lg:grid-cols-[55fr_45fr]">
      <HeroArt story={story} sizes="(min-width: 1360px) 704px, (min-width: 1024px) 52vw, 94vw" />
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8 lg:gap-4 lg:p-10">
        <CategoryChip name={story.category_name} />
        <h3 className="text-28 sm:text-34 xl:text-40">
          <Link
            to={`/blog/${story.slug}`}
            className="underline-offset-6 after:absolute after:inset-0 group-hover:underline"
          >
            {story.title}
          </Link>
        </h3>
        <p className="line-clamp-6 text-16 text-muted empty:hidden lg:text-18">{story.short_content}</p>
        <StoryMeta story={story} hasAuthor className="mt-1 text-15" />
      </div>
    </article>
  );
}
