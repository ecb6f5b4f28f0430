import type { CallInvitationState } from "@callboard/contracts/call-invitation";
import { CircleX, Mail, Send } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";

const looks = {
  new: { Icon: Mail, look: "bg-info-ground text-info" },
  applied: { Icon: Send, look: "bg-success-ground text-success" },
  declined: { Icon: CircleX, look: "bg-sunken text-muted" },
};

/** What became of an invitation: a word with an icon. */
export function InvitationState({ state, word }: { state: CallInvitationState; word: string }) {
  const { Icon, look } = looks[state];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 justify-self-start rounded-full px-2.5 py-0.5 text-14 font-semibold",
        look,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}
