import type { StaffJob } from "@callboard/contracts/job";

/** The states of jobs, as the screen calls them. */
export const jobStateNames: Record<StaffJob["state"], string> = {
  dead: "Dead",
  waiting: "Waiting",
  running: "Running",
};
