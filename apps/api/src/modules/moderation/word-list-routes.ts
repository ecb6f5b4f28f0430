import { saveWordListInput, wordListData, wordListsData } from "@callboard/contracts/moderation";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { ConflictError } from "../../http/errors.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { wordListRepository } from "./word-list-repository.ts";

const moderating = { tags: ["Moderation"], security: staffOnly("moderate") };

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** The words with which a comment waits for a moderator. */
export function wordListRoutes(deps: Deps): FastifyPluginAsyncZod {
  const onRequest = deps.staff.required("moderate");
  const acting = actingOf(deps);

  return async (app) => {
    app.get(
      "/staff/moderation/words",
      {
        onRequest,
        schema: {
          ...moderating,
          summary: "The lists of words, as far as they were saved",
          response: personalAnswers(wordListsData),
        },
      },
      async () => ok({ lists: await wordListRepository(deps.db).list() }),
    );

    app.post(
      "/staff/moderation/words",
      {
        onRequest,
        schema: {
          ...moderating,
          summary: "Saves the list of words of a site, or of all",
          body: saveWordListInput,
          response: versionedAnswers(wordListData),
        },
      },
      async (request) => {
        const { by: actor, now, requestId, db } = acting(request);
        const list = await db.transaction(async (tx) => {
          const saved = await wordListRepository(tx).save(request.body);
          if (!saved) throw new ConflictError("Somebody else has changed this list meanwhile");
          await auditRepository(tx).record({
            ...{ actor, action: "moderation.save_words", now, requestId },
            subject: { kind: "words", id: request.body.site || "every site" },
            ...{ before: { words: saved.before }, after: { words: saved.after.words } },
          });
          return saved.after;
        });
        return ok({ list }, "Words saved");
      },
    );
  };
}
