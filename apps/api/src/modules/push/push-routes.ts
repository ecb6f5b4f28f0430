import { ECDH } from "node:crypto";
import {
  defaultPushGroups,
  pushEndpointInput,
  pushGroupsInput,
  pushSettingsSchema,
  pushStateData,
  pushSubscriptionInput,
} from "@callboard/contracts/push";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { FieldError, UnauthorizedError } from "../../http/errors.ts";
import { isPushEndpoint } from "../../push/push-endpoint.ts";
import type { PushKeys } from "../../push/push-env.ts";
import { holdAccount } from "../account/settings/hold-account.ts";
import { mailRepository } from "../notification/mail-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { userAgentOf } from "../session/user-agent.ts";
import { pushGroupsRepository } from "./push-groups-repository.ts";
import { pushSubscriptionRepository } from "./push-subscription-repository.ts";

const personal = { tags: ["Notifications"], security: signedInOnly };

type Deps = {
  db: Db;
  clock: () => Date;
  bearer: BearerReader;
  push: Pick<PushKeys, "publicKey" | "localService">;
};

/** True of a point that is on the curve, which nothing can be encrypted for otherwise. */
function isKey(point: string): boolean {
  try {
    return ECDH.convertKey(point, "prime256v1", "base64url").length > 0;
  } catch {
    return false;
  }
}

/** The browsers of an account that are told of its notifications, and of which. */
export function pushRoutes({ db, clock, bearer, push }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  async function settingsOf(userId: number) {
    const groups = (await pushGroupsRepository(db).get(userId)) ?? defaultPushGroups;
    const browsers = await pushSubscriptionRepository(db).count(userId, clock());
    return { public_key: push.publicKey, groups, browsers };
  }

  return async (app) => {
    app.get(
      "/push/settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Which of the own notifications come by push, and the key that browsers subscribe with",
          response: personalAnswers(pushSettingsSchema),
        },
      },
      async (request) => ok(await settingsOf(bearer.actorOf(request).userId)),
    );

    app.post(
      "/push/settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Sets which of the own notifications come by push, at every browser of the account",
          body: pushGroupsInput,
          response: personalAnswers(pushSettingsSchema),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        await db.transaction(async (tx) => {
          if (!(await mailRepository(tx).exists(userId))) throw new UnauthorizedError();
          await pushGroupsRepository(tx).save(userId, request.body.groups, clock());
        });
        return ok(await settingsOf(userId));
      },
    );

    app.post(
      "/push/subscribe",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Has the account told at this browser as well, until it is signed out there",
          body: pushSubscriptionInput,
          response: personalAnswers(pushStateData),
        },
      },
      async (request) => {
        const { body } = request;
        const actor = bearer.actorOf(request);
        if (!isPushEndpoint(body.endpoint, push.localService))
          throw new FieldError({ endpoint: "This browser's push service cannot be used" });
        if (!isKey(body.keys.p256dh)) throw new FieldError({ keys: "This is no key of a browser" });
        const place = { ...actor, user_agent: userAgentOf(request), now: clock() };
        await db.transaction(async (tx) => {
          await holdAccount(tx, actor);
          if (!(await pushSubscriptionRepository(tx).put(place, body))) throw new UnauthorizedError();
          await pushGroupsRepository(tx).begin(actor.userId, defaultPushGroups, place.now);
        });
        return ok({ is_on: true });
      },
    );

    app.post(
      "/push/confirm",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Says who is signed in at a browser: pushes of anybody else end there",
          body: pushEndpointInput,
          response: personalAnswers(pushStateData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const is_on = await db.transaction(async (tx) => {
          await holdAccount(tx, actor);
          return pushSubscriptionRepository(tx).confirm(actor, request.body.endpoint, clock());
        });
        return ok({ is_on });
      },
    );

    app.post(
      "/push/unsubscribe",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Ends pushes to this browser",
          body: pushEndpointInput,
          response: personalAnswers(pushStateData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        await pushSubscriptionRepository(db).remove(userId, request.body.endpoint);
        return ok({ is_on: false });
      },
    );
  };
}
