import { z } from "zod";
import { orNone } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { pageQuery, paginationSchema, plainText } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

/** The states of jobs that are not over. `dead`: nothing tries it any more until somebody does. */
export const openJobStates = ["dead", "waiting", "running"] as const;

/** Something that is done after an act, such as a mail, as it is shown to those who look after it. */
export const staffJobSchema = z.object({
  id: z.number().int(),
  /** What is done, such as `mail`. */
  kind: z.string(),
  /** Names the job: the same kind and key is never done twice. */
  key: z.string(),
  state: z.enum(openJobStates),
  /** What is known of it without its secrets: of a mail its `template`, and whom it is `to`. */
  details: z.record(z.string(), z.string()),
  /** When it is due; of a running one, until when nobody else takes it. */
  run_at: z.iso.datetime(),
  /** How often it was tried. */
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type StaffJob = z.infer<typeof staffJobSchema>;

export const staffJobsQuery = pageQuery(staffLimits.jobList).extend({
  state: z.enum(openJobStates).default("dead"),
  kind: orNone(plainText.trim().max(limits.fieldMax)).optional(),
});
export const staffJobsData = z.object({
  jobs: z.array(staffJobSchema),
  /** How many there are by state, of each 10,000 at most. */
  counts: z.record(z.enum(openJobStates), z.number().int()),
  pagination: paginationSchema,
});
