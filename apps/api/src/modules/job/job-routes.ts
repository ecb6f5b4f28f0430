import { staffJobsData, staffJobsQuery } from "@callboard/contracts/job";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { jobListRepository } from "../../jobs/job-list-repository.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { changeJob } from "./change-job.ts";

type Deps = { db: Db; clock: () => Date; staff: StaffGuard; queue: JobQueue };

/** What is done after acts, for administrators: what waits, what is dead, another try, and no more tries. */
export function jobRoutes({ db, clock, staff, queue }: Deps): FastifyPluginAsyncZod {
  const onRequest = staff.required("run_jobs");
  const shared = { tags: ["Staff"], security: staffOnly("run_jobs") };
  const changing = { ...shared, params: z.object({ id: idSchema }), response: personalAnswers(z.null()) };
  const contextOf = ({ id }: { id: string }) => ({ db, now: clock(), requestId: id });

  return async (app) => {
    app.get(
      "/staff/jobs",
      {
        onRequest,
        schema: {
          ...shared,
          summary: "Jobs of a state, newest first, and how many there are of each",
          querystring: staffJobsQuery,
          response: personalAnswers(staffJobsData),
        },
      },
      async ({ query }) => {
        const list = jobListRepository(db);
        const { rows, pagination } = await list.list(query);
        return ok({ jobs: rows, counts: await list.countByState(), pagination });
      },
    );

    app.post(
      "/staff/jobs/:id/retry",
      {
        onRequest,
        schema: { ...changing, summary: "Lets a job be tried now, with all its tries before it" },
      },
      async (request) => {
        await changeJob(contextOf(request), staff.actorOf(request), request.params.id, "retry");
        queue.wake();
        return ok(null, "The job is tried again");
      },
    );

    app.post(
      "/staff/jobs/:id/drop",
      { onRequest, schema: { ...changing, summary: "Ends a job undone" } },
      async (request) => {
        await changeJob(contextOf(request), staff.actorOf(request), request.params.id, "drop");
        return ok(null, "The job is dropped");
      },
    );
  };
}
