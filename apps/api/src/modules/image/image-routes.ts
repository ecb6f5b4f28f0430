import {
  changeImageInput,
  imageData,
  imageListData,
  imageListQuery,
  openedImageData,
  type UploadedImage,
  uploadedImageData,
} from "@callboard/contracts/library-image";
import { idSchema, versionSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { photoUploads, type UploadDeps } from "../media/photo-upload.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { addImage, changeImage, removeImage } from "./image-acts.ts";
import { imageName } from "./image-name.ts";
import { imageRepository } from "./image-repository.ts";
import { imageUseRepository } from "./image-use-repository.ts";

const keeping = { tags: ["Images"], security: staffOnly("write_articles") };
const params = z.object({ id: idSchema });
const versioned = z.object({ version: z.coerce.number<number>().pipe(versionSchema) });

type Deps = UploadDeps & { staff: StaffGuard; queue: JobQueue };

/** The image library: what there is, what uses it, adding, describing and deleting. */
export function imageRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, queue } = deps;
  const onRequest = deps.staff.required("write_articles");
  const acting = actingOf(deps);
  const uploads = photoUploads(deps);

  return async (app) => {
    await uploads.accept(app);

    app.get(
      "/staff/images",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "The images of the library, the newest first",
          querystring: imageListQuery,
          response: personalAnswers(imageListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await imageRepository(db).list(query);
        return ok({ images: rows, pagination });
      },
    );

    app.post(
      "/staff/images",
      {
        onRequest,
        schema: {
          ...keeping,
          consumes: ["multipart/form-data"],
          summary: "Stores an image in every width; the same file again is the same image",
          response: personalAnswers(uploadedImageData),
        },
      },
      async (request) => {
        const known = async (hash: string) => {
          const image = await imageRepository(db).getByHash(hash);
          return image && { image, is_new: false };
        };
        const uploaded = await uploads.receive<"photo", null, UploadedImage>(request, {
          photos: { photo: "Choose an image" },
          check: () => null,
          earlier: async (_, { photo }) => (photo ? known(photo.hash) : null),
          save: async (tx, _, { photo: address }, __, { photo }) => {
            const added = { ...photo.size, hash: photo.hash, address, name: imageName(photo.name) };
            const image = await addImage(tx, acting(request), "image.upload", added);
            if (!image) throw new Error("The same file was stored meanwhile");
            return { image, is_new: true };
          },
        });
        return ok(uploaded);
      },
    );

    app.get(
      "/staff/images/:id",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "An image, and what uses it",
          params,
          response: personalAnswers(openedImageData),
        },
      },
      async (request) => {
        const image = await imageRepository(db).get(request.params.id);
        if (!image) throw new NotFoundError();
        return ok({ image, uses: await imageUseRepository(db).list(image.id) });
      },
    );

    app.post(
      "/staff/images/:id",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Gives an image another name or alternative text",
          params,
          body: changeImageInput,
          response: versionedAnswers(imageData),
        },
      },
      async (request) =>
        ok({ image: await changeImage(acting(request), request.params.id, request.body) }, "Saved"),
    );

    app.delete(
      "/staff/images/:id",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Deletes an image that nothing uses",
          params,
          querystring: versioned,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        await removeImage(acting(request), queue, request.params.id, request.query.version);
        return ok(null, "Deleted");
      },
    );
  };
}
