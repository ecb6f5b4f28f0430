import type { ReceivedApplication } from "@callboard/contracts/application";
import type { ApplicantAuditions, InvitationState } from "@callboard/contracts/audition";
import { dayInWords, timeInWords } from "@callboard/contracts/audition-time";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { useBoardActs } from "../board-context.ts";

const words: Record<InvitationState, string> = {
  invited: "has not answered",
  booked: "comes",
  waiting: "waits for a time",
  declined: "is not coming",
  removed: "was taken off",
};

type Days = { id: number; date: string; time_zone: string }[];

function wordsOf(invitation: ApplicantAuditions["invitations"][number], days: Days): string {
  const { day_id, state, starts_at } = invitation;
  const day = days.find(({ id }) => id === day_id);
  if (!day) return words[state];
  return starts_at ? timeInWords(starts_at, day.time_zone) : `${dayInWords(day.date)}: ${words[state]}`;
}

/** Where an applicant stands with the call's audition days, and the way to invite them. */
export function Auditions({ application: { id, applicant, state } }: { application: ReceivedApplication }) {
  const { eventId, canDecide } = useBoardActs();
  const days = trpc.audition.days.useQuery({ event_id: eventId }, { meta: { errors: "inline" } });
  const received = trpc.audition.received.useQuery({ application_id: id }, { meta: { errors: "inline" } });
  if (!days.data || !received.data) return null;
  const { invitations } = received.data;
  const canInvite = canDecide && state !== "declined";
  if (invitations.length === 0 && !canInvite) return null;
  return (
    <section aria-labelledby="auditions-heading" className="grid grid-cols-1 justify-items-start gap-2">
      <h3 id="auditions-heading" className="text-18">
        Auditions
      </h3>
      {invitations.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-15">
          {invitations.map((invitation) => (
            <li key={invitation.day_id}>
              <Link to={`/account/auditions/${invitation.day_id}`} className="text-link">
                {wordsOf(invitation, days.data.days)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {canInvite && (
        <Link
          to={`/account/calls/${eventId}/auditions/invite?to=${id}`}
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          Invite to audition <span className="sr-only">({applicant.name})</span>
        </Link>
      )}
    </section>
  );
}
