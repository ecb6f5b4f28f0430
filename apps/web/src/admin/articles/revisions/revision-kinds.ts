import type { revisionKinds } from "@callboard/contracts/article";
import type { Tone } from "../../kit/status-chip.tsx";

/** Why a revision was kept, in words. */
export const revisionWords: Record<(typeof revisionKinds)[number], { text: string; tone: Tone }> = {
  autosave: { text: "Saved by itself", tone: "neutral" },
  save: { text: "Saved", tone: "neutral" },
  publish: { text: "Published", tone: "success" },
  restore: { text: "Restored", tone: "info" },
  import: { text: "Imported", tone: "info" },
  conflict: { text: "Put aside", tone: "warning" },
};
