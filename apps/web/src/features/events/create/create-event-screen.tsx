import { useLeaveSoon } from "#shared/lib/forms/use-leave-soon.ts";
import { PageBanner } from "#shared/ui/page-banner.tsx";
import { EventForm } from "./event-form.tsx";
import { postedLeads } from "./posted.ts";

/** Redirects to the events after posting, or to one's own while a moderator has to look at it. */
export function CreateEventScreen() {
  const leaveSoon = useLeaveSoon();
  return (
    <>
      <PageBanner title="Create New Event" isNarrow>
        <p>Create a new event, and let people know to join your great event.</p>
      </PageBanner>
      <div className="wrap max-w-4xl! pt-6 sm:pt-10">
        <EventForm kind="event" onPosted={({ isWaiting }) => leaveSoon(postedLeads(isWaiting))} />
      </div>
    </>
  );
}
