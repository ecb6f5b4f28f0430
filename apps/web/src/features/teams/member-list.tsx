import type { Team, TeamMember } from "@callboard/contracts/team";
import type { InvitedRole } from "@callboard/contracts/team-role";
import { useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { roleWords } from "./role-words.ts";
import type { TeamActs } from "./use-team-acts.ts";

const otherRole: Record<InvitedRole, InvitedRole> = { member: "reviewer", reviewer: "member" };

type MemberProps = {
  teamId: number;
  member: TeamMember;
  canManage: boolean;
  acts: TeamActs;
  onRemove: () => void;
};

function Member({ teamId, member, canManage, acts, onRemove }: MemberProps) {
  const { user_id, name, role, joined_at, is_viewer, is_shown } = member;
  const { changeRole, show } = acts;
  const isBusy = changeRole.isPending && changeRole.variables.user_id === user_id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name}
          {is_viewer && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="text-15 text-muted">
          {roleWords[role].name}
          {joined_at && `, joined ${formatDay(joined_at)}`}
          {is_shown && ", named on the agency’s page"}
        </p>
      </div>
      {is_viewer && role !== "owner" && (
        <Button
          variant="secondary"
          size="small"
          busyText={show.isPending && "Changing..."}
          onClick={() => show.mutate({ team_id: teamId, is_shown: !is_shown })}
        >
          {is_shown ? "Take my name off the agency’s page" : "Name me on the agency’s page"}
        </Button>
      )}
      {canManage && role !== "owner" && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busyText={isBusy && "Changing..."}
            onClick={() => changeRole.mutate({ user_id, role: otherRole[role] })}
          >
            Make {roleWords[otherRole[role]].name.toLowerCase()} <span className="sr-only">({name})</span>
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            Remove <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

type MemberListProps = {
  team: Team;
  acts: TeamActs;
  /** Called once somebody is removed, with the button that did it. */
  onRemoved: () => void;
};

/** Who is in a team, and what its owner does about it. */
export function MemberList({ team, acts, onRemoved }: MemberListProps) {
  const { id, name: agency, members, can } = team;
  const [removed, setRemoved] = useState<TeamMember | null>(null);
  const { remove } = acts;
  const handleConfirm = () =>
    removed &&
    remove.mutate({ id: removed.user_id }, { onSuccess: onRemoved, onSettled: () => setRemoved(null) });
  return (
    <>
      <ul aria-label={`Team of ${agency}`} className="-my-3.5 divide-y divide-line">
        {members.map((member) => (
          <Member
            key={member.user_id}
            {...{ teamId: id, member, acts, canManage: can.manage, onRemove: () => setRemoved(member) }}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={`Remove ${removed?.name ?? ""} from the team?`}
        description="They lose your calls, applicants and messages at once, and are told. What they did stays, with their name."
        confirmText="Remove"
        isBusy={remove.isPending}
        onConfirm={handleConfirm}
      />
    </>
  );
}
