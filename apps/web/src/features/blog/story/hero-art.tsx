import { categoryAccent } from "@callboard/contracts/accent";
import type { BlogSummary } from "@callboard/contracts/blog";
import { cx } from "#shared/lib/text/class-names.ts";
import { HeroFallback } from "#shared/ui/hero-fallback.tsx";
import { Image } from "#shared/ui/image.tsx";

type HeroArtProps = {
  story: Pick<BlogSummary, "id" | "featured_image" | "category_name">;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
};

/** The hero image, which the page loads first. */
export function HeroArt({ story, sizes, className }: HeroArtProps) {
  return (
    <div className={cx("relative overflow-hidden", className)}>
      <Image
        src={story.featured_image}
        alt=""
        width={1440}
        height={960}
        sizes={sizes}
        id={story.id}
        accent={categoryAccent(story.category_name)}
        isPriority
        className="aspect-3/2 size-full"
      />
      <HeroFallback />
    </div>
  );
}
