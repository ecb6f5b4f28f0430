import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { buttonClass } from "#shared/ui/button.tsx";

const look = buttonClass({ variant: "secondary", size: "small" });

/** The way to who was invited to a call, where the upstream has invitations. */
export function InvitedLink({ eventId }: { eventId: number }) {
  if (!useCapability("invitations")) return null;
  return (
    <Link to={`/account/calls/${eventId}/invitations`} className={look}>
      Who is invited
    </Link>
  );
}

/** What else there is of a call. */
export function BoardLinks({ eventId }: { eventId: number }) {
  const hasShortlists = useCapability("shortlists");
  const hasAuditions = useCapability("auditions");
  return (
    <>
      <InvitedLink eventId={eventId} />
      {hasShortlists && (
        <Link to={`/account/calls/${eventId}/shortlists`} className={look}>
          Shared shortlists
        </Link>
      )}
      {hasAuditions && (
        <Link to={`/account/calls/${eventId}/auditions`} className={look}>
          Auditions
        </Link>
      )}
    </>
  );
}
