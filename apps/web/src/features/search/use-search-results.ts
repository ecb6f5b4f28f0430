import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { type ResultCounts, searchInputs } from "./search-queries.ts";

/**
 * What a text finds in each list of the site, the newest of each. While another text is searched for, what the former one found stays.
 * `isOver` is true once every list has answered, or failed.
 */
export function useSearchResults(query: string, counts: ResultCounts) {
  const hasProfiles = useCapability("profiles");
  const inputs = searchInputs(query, counts);
  const options = {
    enabled: query !== "",
    placeholderData: keepPreviousData,
    meta: { errors: "inline" as const },
  };
  const calls = trpc.event.list.useQuery(inputs.calls, options);
  const people = trpc.profile.list.useQuery(inputs.people, {
    ...options,
    enabled: options.enabled && hasProfiles,
  });
  const stories = trpc.blog.list.useQuery(inputs.stories, options);
  const campaigns = trpc.event.list.useQuery(inputs.campaigns, options);
  const queries = [calls, stories, campaigns, ...(hasProfiles ? [people] : [])];
  return {
    calls,
    people,
    stories,
    campaigns,
    isOver: queries.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData),
  };
}
