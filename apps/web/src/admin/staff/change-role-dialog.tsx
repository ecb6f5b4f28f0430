import type { StaffMember, StaffRole } from "@callboard/contracts/staff";
import { trpc } from "#shared/lib/api/trpc.ts";
import { ActDialog } from "../kit/act-dialog.tsx";
import { roleNames } from "../shell/role-names.ts";
import { RoleChoice } from "./role-choice.tsx";

type Changing = { member: StaffMember; role: StaffRole };
type ChangeRoleDialogProps = { changing: Changing | null; onChange: (changing: Changing | null) => void };

/** Gives somebody of the staff another role. */
export function ChangeRoleDialog({ changing, onChange }: ChangeRoleDialogProps) {
  const utils = trpc.useUtils();
  const change = trpc.staff.changeRole.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.staff.invalidate(),
  });
  const act = changing && {
    title: `Change the role of ${changing.member.name}`,
    description: "It takes effect at once, in every session.",
    confirmText: "Change role",
    busyText: "Changing…",
    doneText: `${changing.member.name}: ${roleNames[changing.role].name}`,
    run: () => change.mutateAsync({ id: changing.member.user_id, role: changing.role }),
    fields: (
      <RoleChoice
        name="role"
        role={changing.role}
        onChange={({ target }) => onChange({ ...changing, role: target.value as StaffRole })}
      />
    ),
  };
  return <ActDialog act={act} onClose={() => onChange(null)} />;
}
