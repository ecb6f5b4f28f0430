import {
  mailSettingsData,
  mailSettingsSchema,
  unsubscribeData,
  unsubscribeInput,
} from "@callboard/contracts/notification-mail";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { answers, ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError, UnauthorizedError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { mailRepository } from "./mail-repository.ts";
import { mailSettingsRepository } from "./mail-settings-repository.ts";
import { unsubscribeLinks } from "./unsubscribe-link.ts";

const personal = { tags: ["Notifications"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; otpKey: string };

/** Which mails somebody gets: for themselves, and for whoever has a link out of one of their mails. */
export function mailSettingsRoutes({ db, clock, bearer, otpKey }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  const links = unsubscribeLinks(otpKey);
  const settings = mailSettingsRepository(db);

  return async (app) => {
    app.get(
      "/notification/mail-settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "How the own notifications come by mail",
          response: personalAnswers(mailSettingsData),
        },
      },
      async (request) => ok({ settings: await settings.get(bearer.actorOf(request).userId) }),
    );

    app.post(
      "/notification/mail-settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Sets how the own notifications come by mail, what waits already included",
          body: mailSettingsSchema,
          response: personalAnswers(mailSettingsData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        await db.transaction(async (tx) => {
          if (!(await mailRepository(tx).exists(userId))) throw new UnauthorizedError();
          await mailSettingsRepository(tx).save(userId, request.body, clock());
        });
        return ok({ settings: await settings.get(userId) });
      },
    );

    app.get(
      "/notification/unsubscribe/:token",
      {
        schema: {
          tags: ["Notifications"],
          summary: "What a link out of a mail ends, and whether it has",
          params: unsubscribeInput,
          response: answers(unsubscribeData),
        },
      },
      async ({ params }) => {
        const named = links.read(params.token);
        if (!named) throw new NotFoundError();
        const { rhythms } = await settings.get(named.userId);
        return ok({
          groups: named.groups,
          is_off: named.groups.every((group) => rhythms[group] === "never"),
        });
      },
    );

    app.post(
      "/notification/unsubscribe",
      {
        schema: {
          tags: ["Notifications"],
          summary: "Ends the mails that a link out of one of them names, for whoever has it",
          body: unsubscribeInput,
          response: answers(unsubscribeData),
        },
      },
      async ({ body }) => {
        const named = links.read(body.token);
        if (!named) throw new NotFoundError();
        await db.transaction(async (tx) => {
          // Of an erased account nothing is left to be ended; the answer is the same.
          if (!(await mailRepository(tx).exists(named.userId))) return;
          await mailSettingsRepository(tx).silence(named.userId, named.groups, clock());
        });
        return ok({ groups: named.groups, is_off: true });
      },
    );
  };
}
