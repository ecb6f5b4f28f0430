import { z } from "zod";
import { type SearchKind, searchKinds } from "./saved-search-limits.ts";

const found = z.object({ search_name: z.string() });

/** What is kept of what a saved search finds: of one call, article or profile, and of all of a day or a week. */
export const searchNotifications = {
  search_found: found.extend({ event_title: z.string() }),
  article_found: found.extend({ article_title: z.string(), article_slug: z.string() }),
  profile_found: found.extend({ profile_name: z.string(), profile_path: z.string() }),
  search_gathered: found.extend({
    search_id: z.number().int(),
    count: z.number().int(),
    /** Calls, where it was told before there were others. */
    what: z.enum(searchKinds).optional(),
  }),
};
type Data = { [Kind in keyof typeof searchNotifications]: z.output<(typeof searchNotifications)[Kind]> };

const newFor = (search: string, what: string) => `New for “${search}”: “${what}”`;

/** One and several of what a search finds, in words. */
export const searchKindWords: Record<SearchKind, readonly [one: string, several: string]> = {
  call: ["call", "calls"],
  article: ["article", "articles"],
  profile: ["profile", "profiles"],
};

/** The words of each, and where it leads to: a call by its number. */
export const searchNotificationTexts = {
  search_found: ({ search_name, event_title }: Data["search_found"], about: { event_id: number | null }) => ({
    title: newFor(search_name, event_title),
    path: about.event_id === null ? "/account" : `/event/${about.event_id}`,
  }),
  article_found: ({ search_name, article_title, article_slug }: Data["article_found"]) => ({
    title: newFor(search_name, article_title),
    path: `/blog/${encodeURIComponent(article_slug)}`,
  }),
  profile_found: ({ search_name, profile_name, profile_path }: Data["profile_found"]) => ({
    title: newFor(search_name, profile_name),
    path: profile_path,
  }),
  search_gathered: ({ search_id, search_name, count, what }: Data["search_gathered"]) => {
    const [one, several] = searchKindWords[what ?? "call"];
    return {
      title: `${count} new ${count === 1 ? one : several} for “${search_name}”`,
      path: `/account/searches#search-${search_id}`,
    };
  },
};
