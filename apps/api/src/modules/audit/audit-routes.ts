import { auditData, auditQuery } from "@callboard/contracts/staff";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { auditRepository } from "./audit-repository.ts";

/** The audit log, for administrators. */
export function auditRoutes({ db, staff }: { db: Db; staff: StaffGuard }): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Staff"],
    security: staffOnly("read_audit"),
    summary: "What staff did, newest first",
    querystring: auditQuery,
    response: personalAnswers(auditData),
  };
  return async (app) => {
    app.get("/staff/audit", { onRequest: staff.required("read_audit"), schema }, async ({ query }) => {
      const { rows, pagination } = await auditRepository(db).list(query);
      return ok({ entries: rows, pagination });
    });
  };
}
