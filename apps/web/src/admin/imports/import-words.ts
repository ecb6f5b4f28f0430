import type { ArticleImportState, ImportOutcome } from "@callboard/contracts/article-import";
import type { Tone } from "../kit/status-chip.tsx";

export const importStateWords: Record<ArticleImportState, { name: string; tone: Tone }> = {
  uploading: { name: "Uploading", tone: "info" },
  checking: { name: "Checking", tone: "info" },
  checked: { name: "Waits for you", tone: "warning" },
  importing: { name: "Importing", tone: "info" },
  stopping: { name: "Stopping", tone: "info" },
  stopped: { name: "Stopped", tone: "warning" },
  done: { name: "Done", tone: "success" },
  failed: { name: "Failed", tone: "warning" },
  discarded: { name: "Removed", tone: "neutral" },
  expired: { name: "Removed after a while", tone: "neutral" },
};

/** What becomes of a post, and what has. */
export const outcomeWords: Record<ImportOutcome, { planned: string; done: string; tone: Tone }> = {
  published: { planned: "Will be published", done: "Published", tone: "success" },
  draft: { planned: "Will be a draft", done: "Draft", tone: "info" },
  scheduled: { planned: "Will be scheduled", done: "Scheduled", tone: "info" },
  unchanged: { planned: "Is there already", done: "Was there already", tone: "neutral" },
  skipped: { planned: "Left out", done: "Left out", tone: "neutral" },
  problem: { planned: "Cannot be imported", done: "Not imported", tone: "warning" },
};

/** True while something happens that a page should follow. */
export const isUnderWay = (state: ArticleImportState | undefined): boolean =>
  state !== undefined && ["uploading", "checking", "importing", "stopping"].includes(state);

const megabyte = 1_048_576;

export function sizeText(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_024))} KB`;
}

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
