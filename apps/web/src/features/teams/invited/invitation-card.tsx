import type { AnswerInvitationInput, ReceivedInvitation } from "@callboard/contracts/team";
import { type ReactNode, useId } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { invitedRoleWords, roleWords } from "../role-words.ts";
import { useTeamActs } from "../use-team-acts.ts";

export function InvitationFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 justify-items-start gap-3 rounded-card border-2 border-primary bg-surface p-4 sm:p-6"
    >
      <h2 id={id} className="text-23 wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}

type InvitationCardProps = {
  invitation: ReceivedInvitation;
  /** Its number, or the token of a mail. */
  which: Pick<AnswerInvitationInput, "id" | "token">;
  /** Called once it is answered. */
  onAnswered: () => void;
};

/** Who invites, as what, and the answer. */
export function InvitationCard({ invitation, which, onAnswered }: InvitationCardProps) {
  const { agency_name, role, expires_at } = invitation;
  const user = useUser();
  const { answer } = useTeamActs();
  const reply = (given: AnswerInvitationInput["answer"]) =>
    answer.mutate({ ...which, answer: given }, { onSuccess: onAnswered });
  const busy = answer.isPending ? answer.variables.answer : null;
  return (
    <InvitationFrame title={`${agency_name} invites you to its team as ${roleWords[role].article}`}>
      <p>{invitedRoleWords[role].toInvited}</p>
      <p className="text-muted wrap-anywhere">
        Good until {formatDay(expires_at)}. You are signed in as{" "}
        <strong className="font-semibold text-ink">{user?.name}</strong>
        {which.token
          ? ": this account joins. For another one, log out and open the link again."
          : ", who is invited."}
      </p>
      <FormError
        message={answer.error ? failureMessage(readFailure(answer.error), "That did not work") : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={answer.isPending}
          busyText={busy === "accepted" && "Joining..."}
          onClick={() => reply("accepted")}
        >
          Accept <span className="sr-only">the invitation of {agency_name}</span>
        </Button>
        <Button
          variant="secondary"
          disabled={answer.isPending}
          busyText={busy === "declined" && "Declining..."}
          onClick={() => reply("declined")}
        >
          Decline <span className="sr-only">the invitation of {agency_name}</span>
        </Button>
      </div>
    </InvitationFrame>
  );
}
