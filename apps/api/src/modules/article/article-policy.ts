import type { ArticleState } from "@callboard/contracts/article";

/** From which states an article may go into one: publishing and scheduling have rules of their own. */
const changes: Record<"draft" | "unpublished" | "archived", readonly ArticleState[]> = {
  draft: ["scheduled", "archived"],
  unpublished: ["published", "scheduled", "archived"],
  archived: ["draft", "scheduled", "published", "unpublished"],
};

/** True where an article may go from one state to the other. What was public once is unpublished where others are drafts. */
export function mayChangeState(from: ArticleState, to: keyof typeof changes, wasPublished: boolean): boolean {
  const isOfKind = to === "archived" || wasPublished === (to === "unpublished");
  return isOfKind && changes[to].includes(from);
}

/** A time is for what the public does not read yet, or not any more. */
export const maySchedule = (from: ArticleState): boolean => from !== "archived" && from !== "published";
export const mayPublish = (from: ArticleState): boolean => from !== "archived";
