import type { ApplicationState as State } from "@callboard/contracts/application";
import { CircleX, Eye, HandHeart, type LucideIcon, PartyPopper, Phone, Send, Star } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";

const states: Record<State, { word: string; Icon: LucideIcon; look: string }> = {
  sent: { word: "Sent", Icon: Send, look: "bg-sunken text-ink" },
  viewed: { word: "Viewed", Icon: Eye, look: "bg-info-ground text-info" },
  shortlisted: { word: "Shortlisted", Icon: Star, look: "bg-success-ground text-success" },
  callback: { word: "Callback", Icon: Phone, look: "bg-success-ground text-success" },
  offered: { word: "Offer", Icon: HandHeart, look: "bg-warning-ground text-warning" },
  cast: { word: "Cast", Icon: PartyPopper, look: "bg-primary text-on-primary" },
  declined: { word: "Declined", Icon: CircleX, look: "bg-sunken text-muted" },
};

/** The state of an application: a word with an icon. */
export function ApplicationState({ state }: { state: State }) {
  const { word, Icon, look } = states[state];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-14 font-semibold",
        look,
      )}
    >
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  );
}
