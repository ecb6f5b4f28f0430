import type { Team } from "@callboard/contracts/team";
import { useId, useRef, useState } from "react";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import { roleWords } from "./role-words.ts";
import type { TeamActs } from "./use-team-acts.ts";

const leads: Record<Team["role"], string> = {
  owner: "Those who join see your calls and who applies, and do what their role lets them.",
  member: "You act for this agency. Choose it when you post a call.",
  reviewer: "You read what is sent to this agency, and say what you think of it.",
};

type TeamSectionProps = {
  team: Team;
  acts: TeamActs;
  /** Called once the viewer has left it. */
  onLeft: () => void;
};

/** A team that the viewer is in. Its heading takes the focus when the focused element is removed. */
export function TeamSection({ team, acts, onLeft }: TeamSectionProps) {
  const { id, name, role, members, invitations, can } = team;
  const [asked, setAsked] = useState<"invite" | "leave" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const toggle = (which: "invite" | "leave") => (isOpen: boolean) => setAsked(isOpen ? which : null);
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8"
    >
      <div className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 text-23 wrap-anywhere">
            {name}
          </h2>
          {can.invite && (
            <Button size="small" onClick={() => setAsked("invite")}>
              Invite somebody
            </Button>
          )}
          {can.leave && (
            <Button variant="secondary" size="small" onClick={() => setAsked("leave")}>
              Leave <span className="sr-only">the team of {name}</span>
            </Button>
          )}
        </div>
        <p className="max-w-prose text-muted">
          You are {roleWords[role].article}. {leads[role]}
        </p>
      </div>
      <MemberList team={team} acts={acts} onRemoved={focusHeading} />
      {can.invite && members.length === 1 && invitations.length === 0 && (
        <p className="text-muted">Nobody else yet. Invite those who cast with you.</p>
      )}
      <InvitationList invitations={invitations} acts={acts} onRevoked={focusHeading} />
      <InviteDialog acts={acts} isOpen={asked === "invite"} onOpenChange={toggle("invite")} />
      <ConfirmDialog
        isOpen={asked === "leave"}
        onOpenChange={toggle("leave")}
        title={`Leave the team of ${name}?`}
        description="You lose its calls, applicants and messages at once. To come back you have to be invited again."
        confirmText="Leave"
        isBusy={acts.leave.isPending}
        onConfirm={() => acts.leave.mutate({ id }, { onSuccess: onLeft, onSettled: () => setAsked(null) })}
      />
    </section>
  );
}
