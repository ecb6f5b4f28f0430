import type { ArticleState } from "@callboard/contracts/article";
import type { Tone } from "../kit/status-chip.tsx";

/** The states of an article in words, each with the tone of its chip. */
export const stateWords: Record<ArticleState, { text: string; tone: Tone }> = {
  draft: { text: "Draft", tone: "neutral" },
  scheduled: { text: "Scheduled", tone: "info" },
  published: { text: "Published", tone: "success" },
  unpublished: { text: "Unpublished", tone: "warning" },
  archived: { text: "Archived", tone: "neutral" },
};

/** What an article is called while it has no title. */
export const untitled = "Without a title";
