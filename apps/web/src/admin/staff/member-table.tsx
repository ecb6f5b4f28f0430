import type { StaffMember, StaffRole } from "@callboard/contracts/staff";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useMay, useViewer } from "../access/viewer-context.ts";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { Instant } from "../kit/instant.tsx";
import { RowMenu } from "../kit/row-menu.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { roleNames } from "../shell/role-names.ts";
import { ChangeRoleDialog } from "./change-role-dialog.tsx";

function Who({ member }: { member: StaffMember }) {
  const { user_id } = useViewer();
  return (
    <div>
      <p className="font-semibold">
        {member.name}
        {member.user_id === user_id && <span className="font-normal text-muted"> (you)</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-14 text-muted">
        <span>{member.username}</span>
        <span className="min-w-0">{member.email}</span>
      </p>
    </div>
  );
}

function Factor({ member: { is_demo, has_factor } }: { member: StaffMember }) {
  if (is_demo) return <StatusChip tone="warning">Demo, none</StatusChip>;
  return has_factor ? (
    <StatusChip tone="success">Set up</StatusChip>
  ) : (
    <StatusChip tone="warning">Not yet</StatusChip>
  );
}

const columns: Column<StaffMember>[] = [
  { header: "Who", isTitle: true, cell: (member) => <Who member={member} /> },
  { header: "Role", cell: ({ role }) => roleNames[role].name },
  { header: "Second factor", cell: (member) => <Factor member={member} /> },
  {
    header: "Last seen",
    className: "md:whitespace-nowrap",
    cell: ({ last_seen_at }) =>
      last_seen_at ? <Instant at={last_seen_at} /> : <span className="text-muted">Never</span>,
  },
  {
    header: "Since",
    className: "md:whitespace-nowrap",
    cell: ({ added_at }) => <Instant at={added_at} to="day" />,
  },
];

/** What may be done with somebody of the staff, each asked about before. */
function useMemberActs(onAsk: (act: Act) => void) {
  const utils = trpc.useUtils();
  const options = { meta: { errors: "inline" }, onSuccess: () => utils.staff.invalidate() } as const;
  const remove = trpc.staff.removeMember.useMutation(options);
  const reset = trpc.staff.resetFactor.useMutation(options);
  return {
    askToRemove: ({ user_id: id, name }: StaffMember) =>
      onAsk({
        title: `Remove ${name} from the staff?`,
        description: "They keep their account, and lose the back office at once.",
        confirmText: "Remove from staff",
        busyText: "Removing…",
        doneText: `${name} does not run the site any more`,
        run: () => remove.mutateAsync({ id }),
      }),
    askToReset: ({ user_id: id, name }: StaffMember) =>
      onAsk({
        title: `Reset the second factor of ${name}?`,
        description:
          "Their app and recovery codes stop working, in every session. They set up a new second factor at their next visit: make sure that it is them who asks.",
        confirmText: "Reset second factor",
        busyText: "Resetting…",
        doneText: `${name} sets up a new second factor at the next visit`,
        run: () => reset.mutateAsync({ id }),
      }),
  };
}

export function MemberTable({ members }: { members: readonly StaffMember[] }) {
  const mayManage = useMay("manage_staff");
  const [act, setAct] = useState<Act | null>(null);
  const [changing, setChanging] = useState<{ member: StaffMember; role: StaffRole } | null>(null);
  const { askToRemove, askToReset } = useMemberActs(setAct);
  const actions: Column<StaffMember> = {
    header: "Acts",
    isActions: true,
    cell: (member) => (
      <RowMenu
        label={`Acts for ${member.name}`}
        acts={[
          { text: "Change role…", onSelect: () => setChanging({ member, role: member.role }) },
          {
            text: "Reset second factor…",
            isDisabled: !member.has_factor,
            onSelect: () => askToReset(member),
          },
          { text: "Remove from staff…", onSelect: () => askToRemove(member) },
        ]}
      />
    ),
  };
  return (
    <>
      <DataTable
        caption="Members of the staff"
        columns={mayManage ? [...columns, actions] : columns}
        rows={members}
        keyOf={({ user_id }) => user_id}
      />
      <ActDialog act={act} onClose={() => setAct(null)} />
      <ChangeRoleDialog changing={changing} onChange={setChanging} />
    </>
  );
}
