import { CreateEventScreen } from "#features/events/create/create-event-screen.tsx";
import { prefetchForm } from "#features/events/create/prefetch-form.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils) => prefetchForm(utils);

export function Page() {
  usePageHead({
    title: "Create Event",
    description: "Post an audition or an event: what, when, where and for whom, with two photos.",
    canonical: "/create-event",
  });
  return <CreateEventScreen />;
}
