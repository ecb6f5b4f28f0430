import type { MessageState } from "@callboard/contracts/contact-inbox";
import type { Tone } from "../kit/status-chip.tsx";

/** The states of messages, as the screen calls them. */
export const messageStateWords: Record<MessageState, { name: string; tone: Tone }> = {
  new: { name: "New", tone: "warning" },
  open: { name: "Open", tone: "info" },
  answered: { name: "Answered", tone: "success" },
  closed: { name: "Closed", tone: "neutral" },
};
