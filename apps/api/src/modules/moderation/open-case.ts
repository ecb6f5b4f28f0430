import { NotFoundError } from "../../http/errors.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import type { Acting } from "../staff/acting.ts";
import { caseRepository } from "./case-repository.ts";
import { type SubjectRef, subjectRepository } from "./subject-repository.ts";

/** Opens a case without a report, and gives its number; that of the open one, where there is one. Throws NotFoundError. */
export function openCase({ db, by, now, requestId }: Acting, subject: SubjectRef): Promise<number> {
  return db.transaction(async (tx) => {
    const terms = await subjectRepository(tx).getTerms(subject);
    if (!terms) throw new NotFoundError();
    const { user_id, title } = terms;
    const { id, source } = await caseRepository(tx).open({ subject, user_id, title, source: "staff", now });
    if (source === "staff") {
      await auditRepository(tx).record({
        ...{ actor: by, action: "moderation.open", subject, after: { case_id: id }, requestId, now },
      });
    }
    return id;
  });
}
