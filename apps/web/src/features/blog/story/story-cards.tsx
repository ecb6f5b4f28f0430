import type { BlogSummary } from "@callboard/contracts/blog";
import { cardItemClass, cardRowClass, cardRowSizes } from "./card-row.ts";
import { StoryCard } from "./story-card.tsx";

/** A row of story cards. */
export function StoryCards({ stories }: { stories: readonly BlogSummary[] }) {
  return (
    <ul className={cardRowClass}>
      {stories.map((story) => (
        <li key={story.id} className={cardItemClass}>
          <StoryCard story={story} sizes={cardRowSizes} />
        </li>
      ))}
    </ul>
  );
}
