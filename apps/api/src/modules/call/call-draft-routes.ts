import {
  callDraftData,
  callDraftsData,
  callDraftsQuery,
  draftPlaceSchema,
  saveDraftForm,
} from "@callboard/contracts/call-draft";
import { eventParams } from "@callboard/contracts/event";
import { eventPhotos } from "@callboard/contracts/event-form";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { parsed } from "../../http/validation.ts";
import { removePending } from "../media/photo/photo-storage.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { Actor } from "../session/session-repository.ts";
import { callDraftRepository, type DraftRow } from "./call-draft-repository.ts";
import { createDraft, removeDraft, updateDraft } from "./change-draft.ts";
import { duplicateCall } from "./duplicate-call.ts";

type Deps = UploadDeps & { bearer: BearerReader };
type Photos = { banner_photo: string | null; description_photo: string | null };

const place = draftPlaceSchema.extend({ fields: saveDraftForm.shape.fields });

/** Drafts of calls: nobody gets one but who writes it, alone or in a team. */
export function callDraftRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const uploads = photoUploads(deps);
  const drafts = callDraftRepository(db);
  const onRequest = bearer.required;
  const own = { tags: ["Events"], security: signedInOnly };

  async function answer(row: DraftRow, actor: Actor) {
    const [draft] = await drafts.shown([row], actor);
    if (!draft) throw new NotFoundError();
    return { draft };
  }

  return async (app) => {
    await uploads.accept(app);

    app.get(
      "/event/drafts",
      {
        onRequest,
        schema: {
          ...own,
          summary: "The own drafts of calls, the last changed first",
          querystring: callDraftsQuery,
          response: personalAnswers(callDraftsData),
        },
      },
      async (request) => {
        const { rows, pagination } = await drafts.list(bearer.actorOf(request), request.query);
        return ok({ drafts: rows, pagination });
      },
    );

    app.get(
      "/event/drafts/:id",
      {
        onRequest,
        schema: {
          ...own,
          summary: "One own draft",
          params: eventParams,
          response: personalAnswers(callDraftData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const row = await drafts.get(request.params.id, actor);
        if (!row) throw new NotFoundError();
        return ok(await answer(row, actor));
      },
    );

    app.post(
      "/event/drafts",
      {
        onRequest,
        schema: {
          ...own,
          consumes: ["multipart/form-data"],
          summary:
            "Saves a draft: its texts as JSON in `fields`; a new one, or with `id` and `version` one that is there",
          response: versionedAnswers(callDraftData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { row, orphans } = await uploads.receive(request, {
          photos: eventPhotos,
          kept: async (texts): Promise<Photos> => {
            const { id } = parsed(draftPlaceSchema, texts);
            const draft = id === undefined ? null : await drafts.get(id, actor);
            const { banner_photo = null, description_photo = null } = draft ?? {};
            return { banner_photo, description_photo };
          },
          check: (texts) => parsed(place, texts),
          save: async (tx, { id, version, fields, team_id }, photos) => {
            const drafting = { tx, actor, now: clock() };
            if (id === undefined)
              return { row: await createDraft(drafting, { fields, ...photos }, team_id), orphans: [] };
            return updateDraft(drafting, { id, version, fields, photos });
          },
        });
        await removePending(deps, orphans).catch(() => {});
        return ok(await answer(row, actor), "Draft saved");
      },
    );

    app.delete(
      "/event/drafts/:id",
      {
        onRequest,
        schema: {
          ...own,
          summary: "Deletes an own draft",
          params: eventParams,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const orphans = await removeDraft(db, bearer.actorOf(request), request.params.id, clock());
        await removePending(deps, orphans).catch(() => {});
        return ok(null, "Draft deleted");
      },
    );

    app.post(
      "/event/duplicate/:id",
      {
        onRequest,
        schema: {
          ...own,
          summary: "Copies an own call into a draft, without dates that have passed",
          params: eventParams,
          response: personalAnswers(callDraftData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const row = await duplicateCall({ ...deps, actor }, request.params.id);
        return ok(await answer(row, actor), "Draft saved");
      },
    );
  };
}
