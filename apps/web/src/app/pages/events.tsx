import { EventsScreen } from "#features/events/listing/events-screen.tsx";
import { prefetchEvents } from "#features/events/listing/listing-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { search }) => prefetchEvents(utils, search);

export function Page() {
  return <EventsScreen />;
}
