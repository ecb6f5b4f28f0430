import type { BlogSummary } from "@callboard/contracts/blog";
import type { EventSummary } from "@callboard/contracts/event";
import type { ProfileSummary } from "@callboard/contracts/profile";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { BookmarkList, type BookmarkListProps } from "./bookmark-list.tsx";

/** Not imported from the contracts, which would load their schemas. */
const pageSize = 12;

/** How one of each kind is shown: by the feature that it belongs to. */
export type BookmarkCards = {
  call: (call: EventSummary) => ReactNode;
  profile: (profile: ProfileSummary) => ReactNode;
  article: (story: BlogSummary) => ReactNode;
};

type ListProps = { query: string; cards: BookmarkCards } & Pick<BookmarkListProps<unknown, never>, "empty">;

const inputOf = (search: string, start: number) => ({
  search: search || undefined,
  limit: pageSize,
  page: start,
});

const options = {
  placeholderData: keepPreviousData,
  meta: { errors: "inline" },
  getNextPageParam: ({ pagination }: { pagination: { nextCursor: string | null } }) => pagination.nextCursor,
} as const;

export function BookmarkedCalls({ query: search, cards, empty }: ListProps) {
  const { bookmark } = trpc.useUtils();
  const place = useListPages("page", (start) => bookmark.calls.getInfiniteData(inputOf(search, start)));
  const query = trpc.bookmark.calls.useInfiniteQuery(inputOf(search, place.start), options);
  return (
    <BookmarkList
      {...{ kind: "call", query, place, empty, card: cards.call, words: ["call", "calls"] }}
      itemsOf={({ events }) => events}
      nameOf={({ title }) => title}
    />
  );
}

export function BookmarkedProfiles({ query: search, cards, empty }: ListProps) {
  const { bookmark } = trpc.useUtils();
  const place = useListPages("page", (start) => bookmark.profiles.getInfiniteData(inputOf(search, start)));
  const query = trpc.bookmark.profiles.useInfiniteQuery(inputOf(search, place.start), options);
  return (
    <BookmarkList
      {...{ kind: "profile", query, place, empty, card: cards.profile, words: ["profile", "profiles"] }}
      itemsOf={({ profiles }) => profiles}
      nameOf={({ name }) => name}
    />
  );
}

export function BookmarkedArticles({ query: search, cards, empty }: ListProps) {
  const { bookmark } = trpc.useUtils();
  const place = useListPages("page", (start) => bookmark.articles.getInfiniteData(inputOf(search, start)));
  const query = trpc.bookmark.articles.useInfiniteQuery(inputOf(search, place.start), options);
  return (
    <BookmarkList
      {...{ kind: "article", query, place, empty, card: cards.article, words: ["article", "articles"] }}
      itemsOf={({ blogs }) => blogs}
      nameOf={({ title }) => title}
    />
  );
}
