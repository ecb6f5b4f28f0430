import { cx } from "#shared/lib/text/class-names.ts";
import { shareButtonVariants } from "#shared/ui/share/share-button-variants.ts";
import { InviteButton } from "./invite-button.tsx";
import type { Person } from "./invited-words.ts";
import { useHasCallToInvite } from "./use-calls-to-invite.ts";

/** Invites who is on the page, for those who have an open call, and never to one of their own side. */
export function InviteOnProfile({ person }: { person: Person }) {
  if (!useHasCallToInvite([person])) return null;
  return <InviteButton people={[person]} className={cx(shareButtonVariants.toggle, "print:hidden")} />;
}
