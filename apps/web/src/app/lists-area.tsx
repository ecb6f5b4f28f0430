import type { ProfileSummary } from "@callboard/contracts/profile";
import { InviteButton } from "#features/invitations/invite-button.tsx";
import { useHasCallToInvite } from "#features/invitations/use-calls-to-invite.ts";
import { ListScreen, type ListScreenProps } from "#features/lists/list-screen.tsx";
import { ProfilePortrait } from "#features/profiles/profile-portrait.tsx";
import { buttonClass } from "#shared/ui/button.tsx";

const portrait = (profile: ProfileSummary) => <ProfilePortrait profile={profile} sizes="96px" />;

const Invite: NonNullable<ListScreenProps["ActOnSeveral"]> = (props) => (
  <InviteButton {...props} className={buttonClass({ size: "small" })} />
);

/** One list, with the portraits of the people in it. Who has an open call invites several of them. */
export function ListArea({ id }: { id: number }) {
  const hasCall = useHasCallToInvite();
  return <ListScreen {...{ id, portrait }} ActOnSeveral={hasCall ? Invite : undefined} />;
}
