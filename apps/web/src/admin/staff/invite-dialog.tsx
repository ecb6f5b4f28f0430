import { inviteStaffInput } from "@callboard/contracts/staff";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { invitationLink } from "../join/invitation-token.ts";
import { CopyButton } from "../kit/copy-button.tsx";
import { Instant } from "../kit/instant.tsx";
import { roleNames } from "../shell/role-names.ts";
import { RoleChoice } from "./role-choice.tsx";

type Invited = {
  token: string;
  invitation: { email: string; role: keyof typeof roleNames; expires_at: string };
};

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const utils = trpc.useUtils();
  const invite = trpc.staff.invite.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.staff.invalidate(),
  });
  const { form, submit, isSending, failure } = useAppForm({
    schema: inviteStaffInput,
    values: { email: "", role: "editor" },
    send: (values) => invite.mutateAsync(values),
    onSent: onInvited,
    failureText: "The invitation could not be made",
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormField
        form={form}
        name="email"
        label="Email"
        required
        hint="The link is sent there, and shown to you once."
      >
        {(control) => <Input {...control} type="email" autoComplete="off" />}
      </FormField>
      <RoleChoice {...form.register("role")} />
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Inviting…">
        Invite
      </SubmitButton>
    </form>
  );
}

function Link({ invited: { token, invitation }, onDone }: { invited: Invited; onDone: () => void }) {
  const link = invitationLink(token);
  return (
    <div className="grid gap-4">
      <p>
        {invitation.email} joins as {roleNames[invitation.role].name.toLowerCase()} with this link, which is
        on its way to them. It works once, until <Instant at={invitation.expires_at} />, and is not shown
        again.
      </p>
      <p className="rounded-control border border-line bg-sunken px-3.5 py-3 text-14 wrap-anywhere">{link}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={link} label="Copy link" />
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}

type InviteDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Invites somebody to the staff. */
export function InviteDialog({ isOpen, onOpenChange }: InviteDialogProps) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const handleOpenChange = (next: boolean) => {
    if (!next) setInvited(null);
    onOpenChange(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      title={invited ? "Invitation made" : "Invite somebody"}
    >
      {invited ? (
        <Link invited={invited} onDone={() => handleOpenChange(false)} />
      ) : (
        <InviteForm onInvited={setInvited} />
      )}
    </Dialog>
  );
}
