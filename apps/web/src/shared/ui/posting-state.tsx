import type { Visibility } from "@callboard/contracts/visibility";
import { CircleX, EyeOff, type LucideIcon, ShieldQuestion } from "lucide-react";

type Hidden = Exclude<Visibility, "public">;

const states: Record<Hidden, { word: string; text: string; Icon: LucideIcon }> = {
  waiting: {
    word: "Waiting for a moderator",
    text: "Only you see this until a moderator has looked at it.",
    Icon: ShieldQuestion,
  },
  hidden: { word: "Hidden", text: "A moderator has hidden this: only you see it.", Icon: EyeOff },
  suspended: {
    word: "Account suspended",
    text: "Nobody sees this as long as the account is suspended.",
    Icon: EyeOff,
  },
  removed: { word: "Removed", text: "A moderator has removed this: only you see it.", Icon: CircleX },
};

/** Why not everybody sees what somebody has posted, in a sentence. */
export const postingText = (visibility: Hidden): string => states[visibility].text;

/** The state of a posting that not everybody sees: a word with an icon. */
export function PostingState({ visibility }: { visibility: Hidden }) {
  const { word, Icon } = states[visibility];
  return (
    <span className="inline-flex items-center gap-1.5 justify-self-start rounded-full bg-warning-ground px-2.5 py-0.5 text-14 font-semibold text-warning">
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}
