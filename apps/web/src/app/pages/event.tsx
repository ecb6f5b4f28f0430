import { prefetchDetail } from "#features/events/detail/detail-queries.ts";
import { EventScreen } from "#features/events/detail/event-screen.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import type { PageModule } from "../page-module.ts";

const StoriesForCall = lazyHydrated(() =>
  import("#features/blog/story/stories-for-call.tsx").then(({ StoriesForCall }) => StoriesForCall),
);

export const prefetch: PageModule["prefetch"] = (utils, { params }) => prefetchDetail(utils, params.id);

export const Page: PageModule["Page"] = ({ params }) => {
  const { id } = params;
  return <EventScreen id={id} renderStories={(event) => <StoriesForCall event={event} />} />;
};
