import type { TagPage } from "@callboard/contracts/blog";
import { Image } from "#shared/ui/image.tsx";
import { LazyFollowButton } from "../follow/lazy-follow-button.tsx";

/** The default description of a tag. */
export function tagDescription(name: string, description?: string | null): string {
  return description?.trim() || `Explore blogs related to ${name}`;
}

type TagBannerProps = { name: string; tag?: TagPage | undefined };

/** Shows only the name where the tag could not be loaded. */
export function TagBanner({ name, tag }: TagBannerProps) {
  const shownName = tag?.name ?? name;
  return (
    <header className="relative overflow-hidden bg-stage text-ink scheme-dark">
      <div className="wrap grid lg:grid-cols-[55fr_45fr] lg:gap-12">
        <div className="grid content-center justify-items-start gap-4 py-8 sm:py-12 lg:min-h-80">
          <h1 className="text-34 sm:text-48">{shownName}</h1>
          <p className="max-w-xl text-16 text-muted sm:text-18">
            {tagDescription(shownName, tag?.description)}
          </p>
          {tag && tag.blog_count !== null && (
            <p className="text-15 font-semibold">
              <span className="font-display text-20 font-heading">{tag.blog_count}</span>{" "}
              {tag.blog_count === 1 ? "article" : "articles"}
            </p>
          )}
          {tag && <LazyFollowButton what="tag" slug={tag.slug} name={tag.name} />}
        </div>
        <Image
          src={tag?.photo}
          alt=""
          width={1440}
          height={960}
          sizes="(min-width: 1024px) 45vw, 100vw"
          id={`tag-${shownName}`}
          isPriority
          className="aspect-video self-stretch [mask-image:linear-gradient(#000_70%,transparent)] max-lg:order-first max-lg:-mx-(--gutter) max-lg:w-[calc(100%+2*var(--gutter))] max-lg:max-w-none sm:max-lg:aspect-5/2 lg:aspect-auto lg:size-full lg:max-h-96 lg:[mask-image:linear-gradient(to_right,transparent,#000_35%,#000_75%,transparent)]"
        />
      </div>
    </header>
  );
}
