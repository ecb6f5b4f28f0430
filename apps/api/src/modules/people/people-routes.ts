import { idSchema } from "@callboard/contracts/page";
import {
  peopleData,
  peopleQuery,
  personData,
  personHistoryData,
  personHistoryQuery,
  personPostingsData,
  personPostingsQuery,
  personSessionsData,
} from "@callboard/contracts/person";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { peopleListRepository } from "./people-list-repository.ts";
import { mayEndSessions, mayErase, mayExport, maySuspend } from "./people-policy.ts";
import { personRepository } from "./person-repository.ts";

const reading = { tags: ["People"], security: staffOnly("read_people") };
const params = z.object({ id: idSchema });

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** Accounts, as staff find and see them. */
export function peopleRoutes({ db, clock, staff }: Deps): FastifyPluginAsyncZod {
  const onRequest = staff.required("read_people");
  const people = peopleListRepository(db);
  const persons = personRepository(db);

  return async (app) => {
    app.get(
      "/staff/people",
      {
        onRequest,
        schema: {
          ...reading,
          summary: "Accounts by name, username, email address or number, the newest first",
          querystring: peopleQuery,
          response: personalAnswers(peopleData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await people.list(query);
        return ok({ people: rows, pagination });
      },
    );

    app.get(
      "/staff/people/:id",
      {
        onRequest,
        schema: {
          ...reading,
          summary: "One account, with what it has left on the site",
          params,
          response: personalAnswers(personData),
        },
      },
      async (request) => {
        const { id } = request.params;
        const account = await people.get(id);
        if (!account) throw new NotFoundError();
        const viewer = staff.actorOf(request);
        const can = {
          suspend: maySuspend(viewer, account),
          end_sessions: mayEndSessions(viewer, account),
          export: mayExport(viewer, account),
          erase: mayErase(viewer, account),
        };
        const [counts, profiles] = [await persons.counts(id), await persons.profilesOf(id)];
        return ok({ person: { ...account, counts, profiles, can } });
      },
    );

    app.get(
      "/staff/people/:id/sessions",
      {
        onRequest,
        schema: {
          ...reading,
          summary: "Where the account is signed in, the latest use first",
          params,
          response: personalAnswers(personSessionsData),
        },
      },
      async ({ params }) => {
        const rows = await sessionRepository(db).list(params.id, clock());
        const sessions = rows.map(({ created_at, last_used_at, ...row }) => ({
          ...row,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
        }));
        return ok({ sessions });
      },
    );

    app.get(
      "/staff/people/:id/postings",
      {
        onRequest,
        schema: {
          ...reading,
          summary: "Events and campaigns of the account, whoever sees them, the newest first",
          params,
          querystring: personPostingsQuery,
          response: personalAnswers(personPostingsData),
        },
      },
      async ({ params, query }) => {
        const { rows, pagination } = await persons.postings(params.id, query);
        return ok({ postings: rows, pagination });
      },
    );

    app.get(
      "/staff/people/:id/history",
      {
        onRequest,
        schema: {
          ...reading,
          summary: "What staff did with the account, the latest first",
          params,
          querystring: personHistoryQuery,
          response: personalAnswers(personHistoryData),
        },
      },
      async ({ params, query }) => {
        const subject = { subject_kind: "account", subject_id: String(params.id) };
        const { rows, pagination } = await auditRepository(db).list({ ...query, ...subject });
        return ok({ entries: rows, pagination });
      },
    );
  };
}
