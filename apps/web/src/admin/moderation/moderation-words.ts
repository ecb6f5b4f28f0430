import type { CaseSource, DecisionAct, SubjectKind } from "@callboard/contracts/moderation";
import type { Visibility } from "@callboard/contracts/visibility";
import type { Tone } from "../kit/status-chip.tsx";

export const sourceTexts: Record<CaseSource, { name: string; tone: Tone }> = {
  report: { name: "Reported", tone: "warning" },
  screening: { name: "Held by the rules", tone: "info" },
  answer: { name: "The author answered", tone: "info" },
  staff: { name: "Opened by a moderator", tone: "neutral" },
};

export const kindTexts: Record<SubjectKind, string> = {
  event: "Call or campaign",
  comment: "Comment",
  profile: "Profile",
  message: "Message",
};

export const visibilityTexts: Record<Visibility, { name: string; tone: Tone }> = {
  public: { name: "Public", tone: "success" },
  waiting: { name: "Waiting", tone: "info" },
  hidden: { name: "Hidden", tone: "warning" },
  removed: { name: "Removed", tone: "warning" },
  suspended: { name: "Account suspended", tone: "warning" },
};

/** What each act does, for whoever chooses one. */
export const actTexts: Record<DecisionAct, { name: string; about: string; done: string }> = {
  keep: {
    name: "Leave it",
    about: "Nothing is wrong with it. Its author is not told.",
    done: "Left as it is",
  },
  publish: {
    name: "Make it public",
    about: "Everybody sees it again, or for the first time. Its author is told.",
    done: "Made public",
  },
  hide: {
    name: "Hide it",
    about: "Only its author sees it, who is told why and can answer once.",
    done: "Hidden",
  },
  remove: {
    name: "Remove it",
    about: "It is not meant to come back. Its author is told why and can answer once.",
    done: "Removed",
  },
  uphold: {
    name: "Keep the decision",
    about: "It stays hidden or removed. Its author is told that the answer was read.",
    done: "Decision kept",
  },
};
