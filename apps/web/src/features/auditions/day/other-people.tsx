import type { AuditionDay, InvitationState } from "@callboard/contracts/audition";
import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import type { DayActs } from "../use-day-acts.ts";
import { PersonActs } from "./person-acts.tsx";

const groups: readonly { state: InvitationState; title: string }[] = [
  { state: "waiting", title: "Waiting for a time" },
  { state: "invited", title: "Have not answered" },
  { state: "declined", title: "Not coming" },
];

/** Everybody who is invited and has no time. */
export function OtherPeople({ day, acts }: { day: AuditionDay; acts: DayActs }) {
  const { invitations, event, can, is_cancelled } = day;
  const canAct = can.act && !is_cancelled;
  const isNobody = invitations.every(({ state }) => state === "removed");
  return (
    <>
      {groups.map(({ state, title }) => {
        const people = invitations.filter((person) => person.state === state);
        if (people.length === 0) return null;
        return (
          <section key={state} aria-labelledby={`${state}-heading`} className="grid grid-cols-1 gap-3">
            <h2 id={`${state}-heading`} className="text-23">
              {title} ({people.length})
            </h2>
            <ul aria-labelledby={`${state}-heading`} className="grid grid-cols-1 gap-3">
              {people.map((person) => (
                <PersonActs key={person.id} {...{ day, acts, person, canAct }} />
              ))}
            </ul>
          </section>
        );
      })}
      {isNobody && <p className="text-muted">Nobody is invited yet.</p>}
      {canAct && (
        <div>
          <Link
            to={`/account/calls/${event.id}?view=list`}
            className={buttonClass({ variant: isNobody ? "primary" : "secondary" })}
          >
            Choose applicants to invite
          </Link>
        </div>
      )}
    </>
  );
}
