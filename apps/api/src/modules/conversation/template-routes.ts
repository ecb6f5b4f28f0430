import { conversationLimits } from "@callboard/contracts/conversation-limits";
import {
  saveTemplateInput,
  sendToManyInput,
  sentToManyData,
  templateData,
  templatesData,
} from "@callboard/contracts/message-template";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import { assertActsFor } from "../team/standing.ts";
import { sendToMany } from "./send-to-many.ts";
import { templateRepository } from "./template-repository.ts";

const personal = { tags: ["Conversations"], security: signedInOnly };
const { templatesMax } = conversationLimits;

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; notifications: NotificationSender };

/** What posters write often, and writing it to several applicants at once. */
export function templateRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db } = deps;
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/message-template/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own templates, by name",
          response: personalAnswers(templatesData),
        },
      },
      async (request) => ok({ templates: await templateRepository(db).list(bearer.actorOf(request)) }),
    );

    app.post(
      "/message-template/save",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Saves a template, in the place of the own one of its name",
          body: saveTemplateInput,
          response: personalAnswers(templateData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { team_id = actor.userId, name } = request.body;
        assertActsFor(actor, team_id);
        const template = await db.transaction(async (tx) => {
          await userRepository(tx).lockToWrite(team_id);
          const templates = templateRepository(tx);
          if ((await templates.countOthers(team_id, name)) >= templatesMax)
            throw new InvalidError(`You have ${templatesMax} templates already`);
          return templates.save(actor, request.body);
        });
        return ok({ template }, "Template saved");
      },
    );

    app.delete(
      "/message-template/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Deletes an own template",
          params: z.object({ id: idSchema }),
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const isGone = await templateRepository(db).remove(bearer.actorOf(request), request.params.id);
        if (!isGone) throw new NotFoundError();
        return ok(null, "Template deleted");
      },
    );

    app.post(
      "/conversation/send-to-many",
      {
        onRequest,
        schema: {
          ...personal,
          summary:
            "Writes to several applicants of own calls; the same key again, to those who have not got it",
          body: sendToManyInput,
          response: limitedAnswers(sentToManyData),
        },
      },
      async (request) => {
        const done = await sendToMany(deps, bearer.actorOf(request), request.body);
        return ok(done, "Messages sent");
      },
    );
  };
}
