import type { Db } from "../../db/client.ts";
import { ConflictError, NotFoundError } from "../../http/errors.ts";
import { jobListRepository } from "../../jobs/job-list-repository.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import type { StaffActor } from "../staff/staff-guard.ts";
import { mayBeChanged } from "./job-policy.ts";

type Context = { db: Db; now: Date; requestId: string };

/** Retries or drops a job, and says so in the audit log. Throws NotFoundError, and ConflictError for one that runs or is over. */
export function changeJob(
  { db, now, requestId }: Context,
  by: Pick<StaffActor, "userId" | "name">,
  id: number,
  act: "retry" | "drop",
): Promise<void> {
  return db.transaction(async (tx) => {
    const repository = jobListRepository(tx);
    const before = await repository.lock(id);
    if (!before) throw new NotFoundError();
    if (!mayBeChanged(before.state)) throw new ConflictError(`The job is ${before.state} by now`);
    await repository[act](id, now);
    await auditRepository(tx).record({
      ...{ actor: { id: by.userId, name: by.name }, action: `job.${act}`, subject: { kind: "job", id } },
      ...{ before, after: { state: act === "retry" ? "waiting" : "dropped" }, requestId, now },
    });
  });
}
