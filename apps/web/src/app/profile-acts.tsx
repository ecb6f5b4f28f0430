import type { ProfileSummary } from "@callboard/contracts/profile";
import { Link } from "react-router-dom";
import { InviteOnProfile } from "#features/invitations/invite-on-profile.tsx";
import { AddToList } from "#features/lists/add-to-list.tsx";
import { useIsOwnProfile } from "#shared/lib/profiles/use-is-own-profile.ts";
import { BookmarkButton } from "#shared/ui/bookmark/bookmark-button.tsx";
import { shareButtonVariants } from "#shared/ui/share/share-button-variants.ts";

type ProfileActsProps = Pick<ProfileSummary, "id" | "kind" | "name">;

/** What is done with somebody on their page. Nobody keeps or invites themselves: they get their QR poster. */
export function ProfileActs({ id, kind, name }: ProfileActsProps) {
  if (useIsOwnProfile(id)) {
    return (
      <Link to={`/account/poster/${kind}`} className={shareButtonVariants.toggle}>
        QR poster
      </Link>
    );
  }
  return (
    <>
      <BookmarkButton kind="profile" id={id} what="this profile" />
      <AddToList {...{ id, name }} />
      <InviteOnProfile person={{ id, name }} />
    </>
  );
}
