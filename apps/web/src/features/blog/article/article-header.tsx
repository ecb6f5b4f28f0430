import type { Blog } from "@callboard/contracts/blog";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { BookmarkButton } from "#shared/ui/bookmark/bookmark-button.tsx";
import { PrintedUrl } from "#shared/ui/printed-url.tsx";
import { ShareButtons } from "#shared/ui/share/share-buttons.tsx";
import { CategoryChip } from "../story/category-chip.tsx";
import { HeroArt } from "../story/hero-art.tsx";
import { StoryMeta } from "../story/story-meta.tsx";

export function ArticleHeader({ blog }: { blog: Blog }) {
  const hasAuthors = useCapability("authors");
  return (
    <header className="wrap pt-4 sm:pt-6 print:pt-0">
      <BackLink to="/blog">All Articles</BackLink>
      <div className="mt-2 grid grid-cols-1 gap-6 lg:mt-4 lg:grid-cols-[45fr_55fr] lg:items-center lg:gap-12">
        <div className="flex flex-col items-start gap-4">
          <CategoryChip name={blog.category_name} />
          <h1 className="text-34 sm:text-40 xl:text-48">{blog.title}</h1>
          <StoryMeta
            story={blog}
            hasAuthor
            authorPath={hasAuthors && blog.author_slug ? `/blog/author/${blog.author_slug}` : undefined}
            className="text-15"
          />
          <PrintedUrl path={`/blog/${blog.slug}`} />
          <div className="flex flex-wrap items-center gap-2">
            <ShareButtons what="article" path={`/blog/${blog.slug}`} title={blog.title} />
            <BookmarkButton kind="article" id={blog.id} what="this article" />
          </div>
        </div>
        <HeroArt
          story={blog}
          sizes="(min-width: 1360px) 680px, (min-width: 1024px) 52vw, 94vw"
          className="rounded-hero"
        />
      </div>
    </header>
  );
}
