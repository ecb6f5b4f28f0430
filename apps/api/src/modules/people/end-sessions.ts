import type { StaffRole } from "@callboard/contracts/staff";
import { ForbiddenError, NotFoundError } from "../../http/errors.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import type { Acting } from "../staff/acting.ts";
import { staffRepository } from "../staff/staff-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { mayEndSessions } from "./people-policy.ts";

type Ending = { role: StaffRole; user_id: number; session_id: number | null };

/** Ends a session of an account, or all of them (null). Throws NotFoundError, and ForbiddenError where it is not theirs to do. */
export function endSessions({ db, by, now, requestId }: Acting, ending: Ending): Promise<void> {
  const { role, user_id, session_id } = ending;
  return db.transaction(async (tx) => {
    const account = await suspensionRepository(tx).lockAccount(user_id);
    if (!account) throw new NotFoundError();
    const member = await staffRepository(tx).get(user_id);
    if (!mayEndSessions({ role }, { role: member?.role ?? null }))
      throw new ForbiddenError("Sessions of the staff are ended by administrators");
    const sessions = sessionRepository(tx);
    if (session_id === null) await sessions.endAll(user_id);
    else if (!(await sessions.removeOf(user_id, session_id))) throw new NotFoundError();
    const action = session_id === null ? "account.end_sessions" : "account.end_session";
    await auditRepository(tx).record({
      ...{ actor: by, action, subject: { kind: "account", id: user_id }, requestId, now },
      before: { name: account.name, ...(session_id !== null && { session: session_id }) },
    });
  });
}
