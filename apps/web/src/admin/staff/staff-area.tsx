import { UserPlus } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { useMay } from "../access/viewer-context.ts";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberTable } from "./member-table.tsx";

/** Who runs the site, and who is invited to. */
export function Area() {
  const [isInviting, setIsInviting] = useState(false);
  const mayManage = useMay("manage_staff");
  const query = trpc.staff.members.useQuery(undefined, { meta: { errors: "inline" } });
  return (
    <>
      <PageHeader
        title="Staff"
        text="Who runs the site. A change of role takes effect at once, and is written to the audit log."
        actions={
          mayManage && (
            <Button size="small" onClick={() => setIsInviting(true)}>
              <UserPlus aria-hidden className="size-4" />
              Invite somebody
            </Button>
          )
        }
      />
      <ListState query={query} failure="The staff could not be loaded">
        {({ members, invitations }) => (
          <>
            <MemberTable members={members} />
            <h2 className="mt-10 mb-4 text-20">Invitations</h2>
            <InvitationTable invitations={invitations} />
          </>
        )}
      </ListState>
      <InviteDialog isOpen={isInviting} onOpenChange={setIsInviting} />
    </>
  );
}
