import { StoryCards } from "#features/blog/story/story-cards.tsx";
import { ShortCards } from "#features/events/card/short-cards.tsx";
import { ProfileCards } from "#features/profiles/profile-cards.tsx";
import { prefetchResults } from "#features/search/search-queries.ts";
import { SearchScreen } from "#features/search/search-screen.tsx";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, request) => prefetchResults(utils, request);

const cards = {
  calls: (events) => <ShortCards events={events} />,
  people: (profiles) => <ProfileCards profiles={profiles} />,
  stories: (stories) => <StoryCards stories={stories} />,
} satisfies Parameters<typeof SearchScreen>[0]["cards"];

export function Page() {
  return <SearchScreen cards={cards} />;
}
