/** All that reads are about. */
export const cacheTags = ["article", "comment", "event", "profile", "reference", "video"] as const;

/** What a read is about; a change makes the answers of its subjects old. */
export type CacheTag = (typeof cacheTags)[number];
