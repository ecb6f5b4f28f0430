import { prefetchDetail } from "#features/events/detail/detail-queries.ts";
import { EventScreen } from "#features/events/detail/event-screen.tsx";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { params }) => prefetchDetail(utils, params.id);

export const Page: PageModule["Page"] = ({ params }) => {
  const { id } = params;
  return <EventScreen id={id} />;
};
