import type { ArticleImport, ArticleImportState } from "@callboard/contracts/article-import";

export const importJobKind = "import";

/** States in which a job is at work. */
export const activeStates = ["checking", "importing", "stopping"] as const satisfies ArticleImportState[];

/** States in which the file may still be wanted. */
export const openStates = [
  ...activeStates,
  ...(["uploading", "checked", "stopped", "failed"] as const),
] as const satisfies ArticleImportState[];

type Known = {
  state: ArticleImportState;
  /** Whether its job waits or runs. */
  is_tried: boolean;
  /** How many posts the import would write; null where its file was not read to its end. */
  posts: number | null;
};

/** True for a job that was given up: it is tried again by hand. */
export const isStuck = ({ state, is_tried }: Pick<Known, "state" | "is_tried">): boolean =>
  (activeStates as readonly string[]).includes(state) && !is_tried;

/** What may be done with an import, by whoever may import articles at all: editors and administrators. */
export function importActs(known: Known): ArticleImport["can"] {
  const { state, posts } = known;
  return {
    start: isStuck(known) || (["checked", "stopped"].includes(state) && (posts ?? 0) > 0),
    stop: state === "importing" && !isStuck(known),
    discard: ["uploading", "checking", "checked", "stopped", "failed"].includes(state) || isStuck(known),
  };
}
