import { StoryPages } from "../story/story-pages.tsx";
import { useAuthorPages } from "./author-queries.ts";

export function AuthorArticles({ slug }: { slug: string }) {
  const { query, place } = useAuthorPages(slug);
  return <StoryPages query={query} place={place} emptyTitle="No blogs found for this author." />;
}
