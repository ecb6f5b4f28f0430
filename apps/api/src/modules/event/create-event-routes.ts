import { eventData } from "@callboard/contracts/event";
import {
  type CrowdfundingFields,
  crowdfundingTexts,
  draftedForm,
  type EventFields,
  eventPhotos,
  postedAsForm,
  timedEventTexts,
} from "@callboard/contracts/event-form";
import { isHeld } from "@callboard/contracts/finding";
import { idempotencyKeySchema } from "@callboard/contracts/idempotency";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { wallClock } from "../../dates.ts";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok } from "../../http/envelope.ts";
import { FieldError, NotFoundError, UnauthorizedError } from "../../http/errors.ts";
import { parsed } from "../../http/validation.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { callDraftRepository } from "../call/call-draft-repository.ts";
import { postDraft } from "../call/change-draft.ts";
import { findingsIn } from "../call/screen-call.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import { holdEvent } from "../moderation/hold-event.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { assertActsFor, standing } from "../team/standing.ts";
import { callAnnouncementRepository } from "./call-announcement-repository.ts";
import { eventIdempotencyRepository } from "./event-idempotency-repository.ts";
import { eventRepository } from "./event-repository.ts";
import { ownEventRepository } from "./list/own-event-repository.ts";
import { postedBefore } from "./posted-before.ts";

const createdText = "Event created successfully!";
const waitingText = "A moderator will look at this before it is public.";

type Deps = UploadDeps & {
  bearer: BearerReader;
  /** True where what the rules hold waits for a moderator; else what they find is only stored with the call. */
  isScreening?: boolean;
  mails: MailQueue;
};

/**
 * Posting events and campaigns. What is posted is published, a status that is sent along says nothing else, unless the rules hold
 * it: then it waits for a moderator.
 */
export function createEventRoutes({
  bearer,
  isScreening = false,
  mails,
  ...deps
}: Deps): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const uploads = photoUploads(deps);
  const events = eventRepository(db);

  /** What the rules find in a form, by the day in its city, and who sees it therefore. */
  async function screened<Fields extends EventFields | CrowdfundingFields>(texts: Fields) {
    const findings = await findingsIn(db, texts, clock());
    return {
      ...texts,
      findings,
      visibility: isScreening && isHeld(findings) ? ("waiting" as const) : ("public" as const),
    };
  }

  /** What a form says, and what the rules say of it. The time of an event is past or not by the clock of its city. Throws FieldError. */
  async function check(texts: Record<string, unknown>) {
    if (texts.kind === "crowdfunding") return screened(parsed(crowdfundingTexts, texts));
    const timeZone = await events.timeZoneIn(String(texts.present_city ?? ""));
    const now = wallClock(timeZone, clock());
    return screened(
      parsed(
        timedEventTexts(() => now),
        texts,
      ),
    );
  }

  /** Whose call a form is to be. Throws ForbiddenError, and FieldError for a campaign: that is somebody's own. */
  function accountOf(actor: Actor, texts: Record<string, unknown>): number {
    const { team_id } = parsed(postedAsForm, texts);
    if (team_id === undefined) return actor.userId;
    if (texts.kind === "crowdfunding") throw new FieldError({ team_id: "A team posts calls alone" });
    assertActsFor(actor, team_id);
    return team_id;
  }

  /** The photos of the draft that a form is posted from, each that it has. */
  async function photosOfDraft(actor: Actor, texts: Record<string, unknown>) {
    const { draft_id } = parsed(draftedForm, texts);
    const draft = draft_id === undefined ? null : await callDraftRepository(db).get(draft_id, actor);
    const { banner_photo = null, description_photo = null } = draft ?? {};
    return {
      draft_id,
      photos: { ...(banner_photo && { banner_photo }), ...(description_photo && { description_photo }) },
    };
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
        const actor = bearer.actorOf(request);
        const key = request.headers["idempotency-key"];
        let account = actor.userId;
        let draft: Awaited<ReturnType<typeof photosOfDraft>> = { draft_id: undefined, photos: {} };
        const { id } = await uploads.receive(request, {
          photos: eventPhotos,
          check,
          ...(key && { earlier: (body_hash) => postedBefore(db, actor.userId, key, body_hash) }),
          kept: async (texts) => {
            account = accountOf(actor, texts);
            draft = await photosOfDraft(actor, texts);
            return draft.photos;
          },
          save: async (tx, texts, addresses, body_hash) => {
            const now = await standing(tx, actor);
            assertActsFor(now, account);
            if (await suspensionRepository(tx).isSuspended(account)) throw new UnauthorizedError();
            const by = { user_id: account, posted_by: account === actor.userId ? null : actor.userId };
            const input = { ...texts, ...addresses, ...by, is_featured: false, created_at: clock() };
            const created = await eventRepository(tx).create(input);
            if (draft.draft_id !== undefined) {
              const kept = Object.values(draft.photos).filter((photo) =>
                Object.values(addresses).includes(photo),
              );
              await postDraft({ tx, actor: now, now: clock() }, draft.draft_id, kept);
            }
            if (texts.visibility === "waiting") await holdEvent(tx, mails, { ...input, ...created });
            await callAnnouncementRepository(tx).announce([created.id], input.created_at);
            if (key) {
              const posted = { event_id: created.id, body_hash };
              await eventIdempotencyRepository(tx).create(actor.userId, key, posted);
            }
            return created;
          },
        });
        mails.wake();
        const event = await ownEventRepository(db).get(id, actor);
        if (!event) throw new NotFoundError();
        return ok({ event }, event.visibility === "public" ? createdText : waitingText);
      },
    );
  };
}
