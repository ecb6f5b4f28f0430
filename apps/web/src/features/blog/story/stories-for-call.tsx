import { besideNames } from "@callboard/contracts/beside-names";
import type { EventDetails } from "@callboard/contracts/event";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useNear } from "#shared/lib/page/use-near.ts";
import { SectionHead } from "#shared/ui/section-head.tsx";
import { StoryCards } from "./story-cards.tsx";

function Stories({ names }: { names: string[] }) {
  const { data: stories = [] } = trpc.blog.forCall.useQuery({ names }, { meta: { errors: "inline" } });
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories-for-call" className="wrap pt-12 sm:pt-16 print:hidden">
      <SectionHead
        id="stories-for-call"
        title="Worth reading for this call"
        to="/blog"
        linkText="All stories"
      />
      <StoryCards stories={stories} />
    </section>
  );
}

/** Articles for readers of a call: about its tags, and whom it looks for. Asked for when its place, the end of the page, is near. */
export function StoriesForCall({ event: { tags, roles } }: { event: EventDetails }) {
  const professions = roles.map(({ profession }) => profession ?? "");
  const names = besideNames([...tags.map(({ name }) => name), ...professions]);
  const { place, isNear } = useNear(names.length > 0);
  return <div ref={place}>{isNear && <Stories names={names} />}</div>;
}
