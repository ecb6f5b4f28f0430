import {
  actsFor,
  caseListData,
  caseListQuery,
  decideInput,
  type ModerationCase,
  moderationCaseData,
  openCaseInput,
  openedCaseData,
} from "@callboard/contracts/moderation";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { caseRepository } from "./case-repository.ts";
import { decideCase } from "./decide-case.ts";
import { decisionRepository } from "./decision-repository.ts";
import { openCase } from "./open-case.ts";
import { subjectRepository } from "./subject-repository.ts";

const moderating = { tags: ["Moderation"], security: staffOnly("moderate") };
const params = z.object({ id: idSchema });

/** A case with all that a moderator decides by; null for none. */
async function readCase(db: Db, id: number): Promise<ModerationCase | null> {
  const cases = caseRepository(db);
  const decisions = decisionRepository(db);
  const found = await cases.get(id);
  if (!found) return null;
  const ref = { kind: found.subject_kind, id: found.subject_id };
  const subject = await subjectRepository(db).getDetails(ref);
  return {
    ...found,
    subject,
    acts: found.closed_at ? [] : [...actsFor(subject?.visibility ?? null)],
    reports: await cases.listReports(id),
    history: await decisions.listOn(ref),
    author_history: found.author ? await decisions.listOfAuthor(found.author.user_id, ref) : [],
  };
}

type Deps = { db: Db; clock: () => Date; staff: StaffGuard; mails: MailQueue };

/** What waits for moderators, and deciding it. */
export function moderationRoutes({ mails, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, staff } = deps;
  const onRequest = staff.required("moderate");
  const acting = actingOf(deps);

  return async (app) => {
    app.get(
      "/staff/moderation/cases",
      {
        onRequest,
        schema: {
          ...moderating,
          summary: "The open cases, those that wait longest first",
          querystring: caseListQuery,
          response: personalAnswers(caseListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await caseRepository(db).list(query);
        return ok({ cases: rows, pagination });
      },
    );

    app.get(
      "/staff/moderation/cases/:id",
      {
        onRequest,
        schema: {
          ...moderating,
          summary: "A case: the subject as it is now, its reports, and what was decided before",
          params,
          response: personalAnswers(moderationCaseData),
        },
      },
      async ({ params: { id } }) => {
        const found = await readCase(db, id);
        if (!found) throw new NotFoundError();
        return ok({ case: found });
      },
    );

    app.post(
      "/staff/moderation/cases/:id/decide",
      {
        onRequest,
        schema: {
          ...moderating,
          summary: "Decides a case, and closes it",
          params,
          body: decideInput,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        await decideCase({ ...acting(request), mails }, request.params.id, request.body);
        return ok(null, "Decided");
      },
    );

    app.post(
      "/staff/moderation/open",
      {
        onRequest,
        schema: {
          ...moderating,
          summary: "Opens a case without a report",
          body: openCaseInput,
          response: personalAnswers(openedCaseData),
        },
      },
      async (request) => {
        const { subject_kind, subject_id } = request.body;
        return ok({ id: await openCase(acting(request), { kind: subject_kind, id: subject_id }) });
      },
    );
  };
}
