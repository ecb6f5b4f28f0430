import {
  cropOf,
  describeHeadshotInput,
  type HeadshotTexts,
  headshotTexts,
  noHeadshot,
  orderHeadshotsInput,
} from "@callboard/contracts/headshot";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { parsed } from "../../http/validation.ts";
import { removePending } from "../media/photo/photo-storage.ts";
import { renderHeadshot } from "../media/photo/render-headshot.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import type { BearerReader } from "../session/bearer.ts";
import {
  addHeadshot,
  assertTakesHeadshot,
  describeHeadshot,
  orderHeadshots,
  removeHeadshot,
} from "./change-headshots.ts";
import { headshotRepository } from "./headshot-repository.ts";
import { portfolioRepository } from "./portfolio-repository.ts";

const personal = { tags: ["Profiles"], security: signedInOnly };
const params = z.object({ id: idSchema });

type Deps = UploadDeps & { bearer: BearerReader };

/** Headshots of one's own artist profile: adding, describing, ordering and deleting them. */
export function headshotRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const uploads = photoUploads(deps);
  const onRequest = bearer.required;
  const nothing = { ...personal, response: personalAnswers(z.null()) };
  const changing = (request: Parameters<BearerReader["actorOf"]>[0]) => ({
    ...{ db, actor: bearer.actorOf(request), now: clock() },
  });

  return async (app) => {
    await uploads.accept(app);

    app.post(
      "/portfolio/headshots",
      {
        onRequest,
        schema: {
          ...nothing,
          consumes: ["multipart/form-data"],
          summary: "Adds a headshot, cut to four by five: `photo`, `alt`, and which part of it is kept",
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const known = async (hash: string) => {
          const profileId = await portfolioRepository(db).idOf(actor.userId);
          const found = profileId && (await headshotRepository(db).findByForm(profileId, hash));
          return found ? ("stored before" as const) : null;
        };
        await uploads.receive<"photo", HeadshotTexts, "stored" | "stored before">(request, {
          photos: { photo: noHeadshot },
          check: async (texts) => {
            await assertTakesHeadshot(db, actor);
            return parsed(headshotTexts, texts);
          },
          earlier: known,
          render: (input) => (image) => renderHeadshot(image, cropOf(input)),
          save: async (tx, { alt }, { photo }, form_hash) => {
            await addHeadshot(tx, actor, { address: photo, alt, form_hash }, clock());
            return "stored";
          },
        });
        return ok(null, "Headshot added");
      },
    );

    app.post(
      "/portfolio/headshots/order",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Puts all own headshots into another order; the first one is the main one",
          body: orderHeadshotsInput,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        await orderHeadshots(changing(request), request.body);
        return ok(null, "Order saved");
      },
    );

    app.post(
      "/portfolio/headshots/:id",
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Gives an own headshot other alternative text",
          params,
          body: describeHeadshotInput,
        },
      },
      async (request) => {
        await describeHeadshot(changing(request), request.params.id, request.body);
        return ok(null, "Description saved");
      },
    );

    app.delete(
      "/portfolio/headshots/:id",
      { onRequest, schema: { ...nothing, summary: "Deletes an own headshot", params } },
      async (request) => {
        const orphans = await removeHeadshot(changing(request), request.params.id);
        await removePending(deps, orphans).catch(() => {});
        return ok(null, "Headshot deleted");
      },
    );
  };
}
