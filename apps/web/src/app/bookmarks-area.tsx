import { cardRowSizes } from "#features/blog/story/card-row.ts";
import { StoryCard } from "#features/blog/story/story-card.tsx";
import { BookmarksScreen } from "#features/bookmarks/bookmarks-screen.tsx";
import { ShortCard } from "#features/events/card/short-cards.tsx";
import { ProfileCard } from "#features/profiles/profile-card.tsx";

const cards: Parameters<typeof BookmarksScreen>[0]["cards"] = {
  call: (event) => <ShortCard event={event} />,
  profile: (profile) => <ProfileCard profile={profile} />,
  article: (story) => <StoryCard story={story} sizes={cardRowSizes} />,
};

export const BookmarksArea = () => <BookmarksScreen cards={cards} />;
