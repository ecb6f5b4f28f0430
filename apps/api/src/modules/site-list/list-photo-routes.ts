import { listPhotoData } from "@callboard/contracts/site-list";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";

type Deps = UploadDeps & { staff: StaffGuard };

/** Pictures for what editors keep in lists. */
export function listPhotoRoutes(deps: Deps): FastifyPluginAsyncZod {
  const acting = actingOf(deps);
  const uploads = photoUploads(deps);

  return async (app) => {
    await uploads.accept(app);
    app.post(
      "/staff/lists/photo",
      {
        onRequest: deps.staff.required("write_lists"),
        schema: {
          tags: ["Lists"],
          security: staffOnly("write_lists"),
          consumes: ["multipart/form-data"],
          summary: "Stores a picture for an entry of a list, in every width",
          response: personalAnswers(listPhotoData),
        },
      },
      async (request) => {
        const { by, now, requestId } = acting(request);
        const photo = await uploads.receive(request, {
          photos: { photo: "Choose a photo" },
          check: () => null,
          save: async (tx, _, addresses) => {
            await auditRepository(tx).record({
              ...{ actor: by, action: "photo.upload", subject: { kind: "photo", id: addresses.photo } },
              ...{ requestId, now },
            });
            return addresses.photo;
          },
        });
        return ok({ photo });
      },
    );
  };
}
