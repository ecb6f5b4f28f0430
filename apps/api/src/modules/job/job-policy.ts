import type { JobState } from "../../db/schema/job.ts";

/** What may be retried or dropped: a job that runs is its process's, and one that is over stays so. */
export const mayBeChanged = (state: JobState): boolean => state === "dead" || state === "waiting";
