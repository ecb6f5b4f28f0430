import { staffJobsData, staffJobsQuery } from "@callboard/contracts/job";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { staffJobsCalls } from "../../upstream/calls/staff-jobs.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { router, staffProcedure, staffWriteProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ id: idSchema });

export const staffJobsProcedures = router({
  /** What is done after acts, such as mails: those of a state, newest first. */
  list: staffProcedure("run_jobs")
    .input(staffJobsQuery.prefault({}))
    .output(checked(staffJobsData))
    .query(({ ctx, input }) => request(staffJobsCalls.list, input, ctx)),

  /** Lets a job be tried now. */
  retry: staffWriteProcedure("run_jobs")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(staffJobsCalls.retry, input, ctx)),

  /** Ends a job undone. */
  drop: staffWriteProcedure("run_jobs")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(staffJobsCalls.drop, input, ctx)),
});
