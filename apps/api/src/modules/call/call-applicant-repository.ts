import { unansweredStates } from "@callboard/contracts/application";
import { and, asc, eq, gt, inArray, lte, ne, not } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { isExpectedSomewhere } from "../audition/invitation-repository.ts";
import { historyRepository } from "../board/history-repository.ts";

export type Applicant = { id: number; user_id: number; name: string };
/** Who answers, by which key, and when. */
type Act = { by: number; key: string; at: Date };
type Part = { until: Date; limit: number };

/** Those who applied for a call, as its news reach them: by and by, in the order in which they applied. */
export function callApplicantRepository(db: Db) {
  const applicant = { id: applications.id, user_id: users.id, name: users.name };

  /**
   * Answers some of those who wait and are invited to no audition: declines them, for the record. Gives whom; none once nobody waits who applied until then. Works
   * inside a transaction.
   */
  async function answerSome(eventId: number, { until, limit }: Part, act: Act): Promise<Applicant[]> {
    const found = await db
      .select({ applicant, application: applications })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .where(
        and(
          eq(applications.event_id, eventId),
          inArray(applications.state, [...unansweredStates]),
          lte(applications.created_at, until),
          not(isExpectedSomewhere()),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(limit)
      .for("update", { of: applications });
    const rows = found.map(({ application }) => application);
    const declined = { state: "declined" as const, turned_down_at: null, is_answer: true };
    await historyRepository(db).move(rows, declined, act);
    return found.map((each) => each.applicant);
  }

  /** Some of those who were not declined, after the application with an id. */
  function listSome(
    eventId: number,
    { until, limit, after }: Part & { after: number },
  ): Promise<Applicant[]> {
    return db
      .select(applicant)
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .where(
        and(
          eq(applications.event_id, eventId),
          gt(applications.id, after),
          ne(applications.state, "declined"),
          lte(applications.created_at, until),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(limit);
  }

  return { answerSome, listSome };
}
