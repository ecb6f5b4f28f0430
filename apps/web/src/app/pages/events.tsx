import { EventsScreen } from "#features/events/listing/events-screen.tsx";
import { prefetchEvents } from "#features/events/listing/listing-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, match) => prefetchEvents(utils, match);

export function Page() {
  return <EventsScreen />;
}
