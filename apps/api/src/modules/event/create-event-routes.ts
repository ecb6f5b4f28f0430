import { eventData } from "@callboard/contracts/event";
import { crowdfundingTexts, eventPhotos, timedEventTexts } from "@callboard/contracts/event-form";
import { idempotencyKeySchema } from "@callboard/contracts/idempotency";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { wallClock } from "../../dates.ts";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok } from "../../http/envelope.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { parsed } from "../../http/validation.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import type { BearerReader } from "../session/bearer.ts";
import { eventIdempotencyRepository } from "./event-idempotency-repository.ts";
import { eventRepository } from "./event-repository.ts";

type Deps = UploadDeps & { bearer: BearerReader };

/** Posting events and campaigns. What is posted is published: a status that is sent along says nothing else. */
export function createEventRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const uploads = photoUploads(deps);
  const events = eventRepository(db);
  const idempotency = eventIdempotencyRepository(db);

  /** What a form says. The time of an event is past or not by the clock of its city. Throws FieldError. */
  async function check(texts: Record<string, unknown>) {
    if (texts.kind === "crowdfunding") return parsed(crowdfundingTexts, texts);
    const timeZone = await events.timeZoneIn(String(texts.present_city ?? ""));
    const now = wallClock(timeZone, clock());
    return parsed(
      timedEventTexts(() => now),
      texts,
    );
  }

  /** The event that the same form was posted as; null for none. Throws InvalidError for another form with the key. */
  async function postedBefore(userId: number, key: string, body_hash: string) {
    const posted = await idempotency.get(userId, key);
    if (posted && posted.body_hash !== body_hash) {
      throw new InvalidError(
        "This was already posted with other details. Look at your events before you post it again.",
      );
    }
    return posted && { id: posted.event_id };
  }

  return async (app) => {
    await uploads.accept(app);
    app.post(
      "/event/create",
      {
        onRequest: bearer.required,
        schema: {
          tags: ["Events"],
          security: signedInOnly,
          consumes: ["multipart/form-data"],
          summary:
            "Posts an event, or with kind=crowdfunding a campaign, with banner_photo and description_photo; the same key with the same form is the same event",
          headers: z.object({ "idempotency-key": idempotencyKeySchema.optional() }),
          response: limitedAnswers(eventData),
        },
      },
      async (request) => {
        const { userId: user_id } = bearer.actorOf(request);
        const key = request.headers["idempotency-key"];
        const { id } = await uploads.receive(request, {
          photos: eventPhotos,
          check,
          ...(key && { earlier: (body_hash) => postedBefore(user_id, key, body_hash) }),
          save: async (tx, texts, addresses, body_hash) => {
            const input = { ...texts, ...addresses, user_id, is_featured: false, created_at: clock() };
            const created = await eventRepository(tx).create(input);
            if (key) {
              const posted = { event_id: created.id, body_hash };
              await eventIdempotencyRepository(tx).create(user_id, key, posted);
            }
            return created;
          },
        });
        const event = await events.get(id);
        if (!event) throw new NotFoundError();
        return ok({ event }, "Event created successfully!");
      },
    );
  };
}
