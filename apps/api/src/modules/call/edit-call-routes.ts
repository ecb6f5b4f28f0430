import { eventData, eventParams } from "@callboard/contracts/event";
import { editedForm, eventPhotos, timedEventTexts } from "@callboard/contracts/event-form";
import { idempotencyKeySchema } from "@callboard/contracts/idempotency";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { wallClock } from "../../dates.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { parsed } from "../../http/validation.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { eventIdempotencyRepository } from "../event/event-idempotency-repository.ts";
import { eventRepository } from "../event/event-repository.ts";
import { ownEventRepository } from "../event/list/own-event-repository.ts";
import { postedBefore } from "../event/posted-before.ts";
import { removePending } from "../media/photo/photo-storage.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import type { BearerReader } from "../session/bearer.ts";
import { type CallRow, callRepository } from "./call-repository.ts";
import { changeCall, ownCall } from "./change-call.ts";

const savedTexts = { public: "Call updated", waiting: "A moderator will look at this before it is public." };

type Deps = UploadDeps & { bearer: BearerReader; isScreening?: boolean; mails: MailQueue; queue: JobQueue };

/** Editing a call that was posted. */
export function editCallRoutes({ bearer, isScreening = false, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, clock, mails, queue } = deps;
  const uploads = photoUploads(deps);
  const events = eventRepository(db);

  /** What a form says. A beginning that has passed may stay, and is not chosen anew. Throws FieldError. */
  async function check(before: CallRow, texts: Record<string, unknown>) {
    const { version } = parsed(editedForm.omit({ id: true }), texts);
    const now = wallClock(await events.timeZoneIn(String(texts.present_city ?? "")), clock());
    const timed = timedEventTexts(() => now, before);
    return { version, fields: parsed(timed, texts) };
  }

  return async (app) => {
    await uploads.accept(app);
    app.post(
      "/event/update/:id",
      {
        onRequest: bearer.required,
        schema: {
          tags: ["Events"],
          security: signedInOnly,
          consumes: ["multipart/form-data"],
          summary: "Changes an own call of this version; photos stay where the form has none",
          params: eventParams,
          headers: z.object({ "idempotency-key": idempotencyKeySchema.optional() }),
          response: versionedAnswers(eventData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { id } = request.params;
        const key = request.headers["idempotency-key"];
        const before = ownCall(actor, await callRepository(db).get(id));
        const { banner_photo, description_photo } = before;
        let orphans: string[] = [];
        await uploads.receive(request, {
          photos: eventPhotos,
          kept: async () => ({ banner_photo, description_photo }),
          check: (texts) => check(before, texts),
          ...(key && { earlier: (hash) => postedBefore(db, actor.userId, key, hash) }),
          save: async (tx, { version, fields }, photos, body_hash) => {
            const changing = { tx, actor, now: clock(), mails, queue };
            orphans = await changeCall(changing, { id, version, fields, photos, isScreening });
            const posted = { event_id: id, body_hash };
            if (key) await eventIdempotencyRepository(tx).create(actor.userId, key, posted);
            return { id };
          },
        });
        queue.wake();
        // The hourly cleanup removes what cannot be removed now.
        await removePending(deps, orphans).catch(() => {});
        const event = await ownEventRepository(db).get(id, actor);
        if (!event) throw new NotFoundError();
        return ok({ event }, savedTexts[event.visibility === "waiting" ? "waiting" : "public"]);
      },
    );
  };
}
