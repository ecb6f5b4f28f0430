import type { Blog } from "@callboard/contracts/blog";
import type { PageHeadInput } from "#shared/lib/page/page-context.ts";
import { shareImage } from "#shared/lib/page/share-image.ts";
import { listingUrl } from "../listing/listing-url.ts";

/** The generated share image wins, because the article's own image has no title on it. */
function imageOf({ share_preview_link, featured_image, slug, title }: Blog) {
  const isMade = share_preview_link && share_preview_link !== featured_image;
  return isMade ? { href: share_preview_link, alt: title } : shareImage("article", slug, title);
}

/** The head of an article's page. */
export function articleHead(blog: Blog): PageHeadInput {
  const canonical = `/blog/${encodeURIComponent(blog.slug)}`;
  const category = blog.category && {
    name: blog.category.name,
    path: listingUrl("/blog", { categoryId: blog.category.id }),
  };
  return {
    title: blog.meta_title || blog.title,
    description:
      blog.meta_description || blog.short_content || `An article of the Callboard blog: ${blog.title}`,
    canonical,
    image: imageOf(blog),
    subject: { kind: "article", article: blog },
    trail: [
      { name: "Blog", path: "/blog" },
      ...(category ? [category] : []),
      { name: blog.title, path: canonical },
    ],
  };
}
