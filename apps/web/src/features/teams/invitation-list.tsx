import type { TeamInvitation } from "@callboard/contracts/team";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Button } from "#shared/ui/button.tsx";
import { roleWords } from "./role-words.ts";
import type { TeamActs } from "./use-team-acts.ts";

type InvitationListProps = {
  invitations: readonly TeamInvitation[];
  acts: TeamActs;
  /** Called once one is taken back. */
  onRevoked: () => void;
};

/** Who is invited and has not answered. */
export function InvitationList({ invitations, acts, onRevoked }: InvitationListProps) {
  const { resend, revoke } = acts;
  if (invitations.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1 border-line border-t pt-5">
      <h3 className="text-18">Invited</h3>
      <ul aria-label="Invited" className="divide-y divide-line">
        {invitations.map(({ id, identifier, role, expires_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{identifier}</p>
              <p className="text-15 text-muted">
                As {roleWords[role].article}, good until {formatDay(expires_at)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                busyText={resend.isPending && resend.variables.identifier === identifier && "Sending..."}
                onClick={() => resend.mutate({ identifier, role })}
              >
                Send again <span className="sr-only">to {identifier}</span>
              </Button>
              <Button
                variant="quiet"
                size="small"
                busyText={revoke.isPending && revoke.variables.id === id && "Taking back..."}
                onClick={() => revoke.mutate({ id }, { onSuccess: onRevoked })}
              >
                Take back <span className="sr-only">the invitation of {identifier}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
