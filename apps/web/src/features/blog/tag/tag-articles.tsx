import { StoryPages } from "../story/story-pages.tsx";
import { useTagPages } from "./tag-queries.ts";

export function TagArticles({ tagName }: { tagName: string }) {
  const { query, place } = useTagPages(tagName);
  return <StoryPages query={query} place={place} emptyTitle="No blogs found for this tag." />;
}
