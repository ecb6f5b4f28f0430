import { articleStates } from "@callboard/contracts/article";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { EmptyList, ListState } from "../../kit/list-state.tsx";
import { LoadMore } from "../../kit/load-more.tsx";
import { PageHeader } from "../../kit/page-header.tsx";
import { useFilters } from "../../kit/use-filters.ts";
import { ArticleFilters, filterNames } from "./article-filters.tsx";
import { ArticleTable } from "./article-table.tsx";
import { NewArticleButton } from "./new-article-button.tsx";

const failure = "The articles could not be loaded";

/** What the address asks for; what is no state or no number asks for nothing. */
function inputOf({ search, state, category, author }: Record<(typeof filterNames)[number], string>) {
  const known = articleStates.find((one) => one === state);
  return {
    ...(search && { search }),
    ...(known && { state: known }),
    ...(/^[1-9]\d{0,14}$/.test(category) && { category_id: Number(category) }),
    ...(author && { author }),
  };
}

/** All articles, the last changed first. */
export function ArticleListPage() {
  const filters = useFilters(filterNames);
  const query = trpc.article.list.useInfiniteQuery(inputOf(filters.values), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { errors: "inline" },
  });
  const { data, isPlaceholderData } = query;
  const articles = data?.pages.flatMap((page) => page.articles) ?? [];
  return (
    <>
      <PageHeader
        title="Articles"
        text="Drafts, what is scheduled, and what the blog shows."
        actions={<NewArticleButton />}
      />
      <ArticleFilters filters={filters} />
      <ListState query={query} failure={failure}>
        {() =>
          articles.length === 0 ? (
            <EmptyList
              title={filters.isFiltered ? "No such article" : "No articles yet"}
              text={
                filters.isFiltered
                  ? "No article has all that the filters ask for."
                  : "A new article begins as a draft, which nobody else reads."
              }
            />
          ) : (
            <div
              aria-busy={isPlaceholderData}
              className="transition-opacity duration-180 aria-busy:opacity-60"
            >
              <ArticleTable articles={articles} />
            </div>
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </>
  );
}
