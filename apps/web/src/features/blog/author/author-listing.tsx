import type { Author } from "@callboard/contracts/blog";
import { pageAddress } from "#shared/lib/api/page-of.ts";
import { readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import { LazyFollowButton } from "../follow/lazy-follow-button.tsx";
import { useAuthorPages } from "./author-queries.ts";

const AuthorArticles = lazyHydrated(() =>
  import("./author-articles.tsx").then(({ AuthorArticles }) => AuthorArticles),
);
const NotFound = lazyHydrated(() =>
  import("#shared/ui/state/not-found.tsx").then(({ NotFound }) => NotFound),
);

type AuthorHeaderProps = { slug: string; author: Author | undefined };

/** Shows only what the address says where the author could not be loaded. */
function AuthorHeader({ slug, author }: AuthorHeaderProps) {
  return (
    <header className="wrap grid justify-items-start gap-3 pt-6 sm:pt-8">
      <BackLink to="/blog">All Articles</BackLink>
      <h1 className="text-34 sm:text-48 wrap-anywhere">{author?.name ?? slug}</h1>
      <p className="text-16 text-muted sm:text-18">Articles, the newest first</p>
      {author && <LazyFollowButton what="author" slug={author.slug} name={author.name} />}
    </header>
  );
}

type AuthorHeadProps = Pick<ReturnType<typeof useAuthorPages>, "query" | "page"> & { slug: string };

function AuthorHead({ slug, query, page }: AuthorHeadProps) {
  const author = query.data?.pages[0]?.author;
  const name = author?.name ?? slug;
  const path = `/blog/author/${encodeURIComponent(author?.slug ?? slug)}`;
  usePageStatus(statusOfFailure(query.error));
  usePageHead({
    title: `Articles by ${name}`,
    description: `What ${name} has written for the Callboard blog, the newest first.`,
    canonical: pageAddress(path, page),
    robots: query.data ? undefined : "noindex",
    trail: [
      { name: "Blog", path: "/blog" },
      { name, path },
    ],
    feeds: [{ format: "rss", title: `${name} | Callboard`, path: `/feed.xml?author=${slug}` }],
  });
  return <AuthorHeader slug={slug} author={author} />;
}

/** The articles of an author. */
export function AuthorListing({ slug }: { slug: string }) {
  const { query, page } = useAuthorPages(slug);
  const isUnknown = query.error !== null && readFailure(query.error).code === "not_found";
  if (isUnknown && !query.data) return <NotFound />;
  return (
    <>
      <AuthorHead {...{ slug, query, page }} />
      <div className="wrap pt-8 pb-12 sm:pt-12">
        <AuthorArticles slug={slug} />
      </div>
    </>
  );
}
