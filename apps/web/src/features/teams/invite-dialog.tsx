import { inviteToTeamInput } from "@callboard/contracts/team";
import { invitedRoles } from "@callboard/contracts/team-role";
import { FormProvider } from "react-hook-form";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { RoleChoice } from "./role-choice.tsx";
import type { TeamActs } from "./use-team-acts.ts";

type InviteFormProps = { acts: TeamActs; onInvited: () => void };

function InviteForm({ acts, onInvited }: InviteFormProps) {
  const { form, submit, isSending, failure } = useAppForm({
    schema: inviteToTeamInput,
    values: { identifier: "", role: "member" },
    send: (values) => acts.invite.mutateAsync(values),
    onSent: ({ identifier }) => {
      notify.success(`${identifier} is invited.`);
      onInvited();
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField
          name="identifier"
          label="E-mail address or username"
          hint="A link goes to the address. Whoever has the username is told on the site."
        />
        <RoleChoice roles={invitedRoles} {...form.register("role")} />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Inviting..." className="sm:justify-self-end">
          Send invitation
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

type InviteDialogProps = {
  acts: TeamActs;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Invites somebody to the viewer's agency. */
export function InviteDialog({ acts, isOpen, onOpenChange }: InviteDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Invite somebody"
      description="They join once they accept. An invitation is good for a week."
    >
      <InviteForm acts={acts} onInvited={() => onOpenChange(false)} />
    </Dialog>
  );
}
