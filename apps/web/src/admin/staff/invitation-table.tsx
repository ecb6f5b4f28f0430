import type { StaffInvitation } from "@callboard/contracts/staff";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { useMay } from "../access/viewer-context.ts";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { Instant } from "../kit/instant.tsx";
import { EmptyList } from "../kit/list-state.tsx";
import { roleNames } from "../shell/role-names.ts";

const columns: Column<StaffInvitation>[] = [
  { header: "Email", isTitle: true, cell: ({ email }) => <span className="font-semibold">{email}</span> },
  { header: "Role", cell: ({ role }) => roleNames[role].name },
  { header: "Invited by", cell: ({ invited_by }) => invited_by },
  {
    header: "Good until",
    className: "md:whitespace-nowrap",
    cell: ({ expires_at }) => <Instant at={expires_at} />,
  },
];

/** Who is invited, and has not come yet. */
export function InvitationTable({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const mayManage = useMay("manage_staff");
  const [act, setAct] = useState<Act | null>(null);
  const utils = trpc.useUtils();
  const endInvitation = trpc.staff.takeBackInvitation.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.staff.invalidate(),
  });
  if (invitations.length === 0) {
    return <EmptyList title="Nobody is invited" text="An invitation works for a week, and once." />;
  }
  const ask = ({ id, email }: StaffInvitation) =>
    setAct({
      title: "Take the invitation back?",
      description: `The link that was sent to ${email} stops working.`,
      confirmText: "Take back",
      busyText: "Taking back…",
      doneText: "The invitation is taken back",
      run: () => endInvitation.mutateAsync({ id }),
    });
  const actions: Column<StaffInvitation> = {
    header: "Acts",
    isActions: true,
    cell: (invitation) => (
      <Button
        variant="quiet"
        size="small"
        className="max-md:min-h-11! md:-my-2"
        aria-label={`Take back the invitation of ${invitation.email}`}
        onClick={() => ask(invitation)}
      >
        Take back…
      </Button>
    ),
  };
  return (
    <>
      <DataTable
        caption="Invitations"
        columns={mayManage ? [...columns, actions] : columns}
        rows={invitations}
        keyOf={({ id }) => id}
      />
      <ActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}
