import type { Blog } from "@callboard/contracts/blog";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { CategoryChip } from "../story/category-chip.tsx";
import { HeroArt } from "../story/hero-art.tsx";
import { StoryMeta } from "../story/story-meta.tsx";
import { ShareButtons } from "./share-buttons.tsx";

/** The head of an article: the way back, its title and facts, and its picture. */
export function ArticleHeader({ blog }: { blog: Blog }) {
  return (
    <header className="wrap pt-4 sm:pt-6">
      <Link
        to="/blog"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 font-semibold hover:bg-sunken"
      >
        <ArrowLeft aria-hidden className="size-5" />
        All Articles
      </Link>
      <div className="mt-2 grid grid-cols-1 gap-6 lg:mt-4 lg:grid-cols-[45fr_55fr] lg:items-center lg:gap-12">
        <div className="flex flex-col items-start gap-4">
          <CategoryChip name={blog.category_name} />
          <h1 className="text-34 sm:text-40 xl:text-48">{blog.title}</h1>
          <StoryMeta story={blog} hasAuthor className="text-15" />
          <ShareButtons path={`/blog/${blog.slug}`} title={blog.title} />
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
