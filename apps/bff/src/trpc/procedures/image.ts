import {
  changeImageInput,
  imageForm,
  imageListData,
  imageListQuery,
  libraryImageSchema,
  openedImageData,
  removeImageInput,
  uploadedImageData,
} from "@callboard/contracts/library-image";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { imageCalls } from "../../upstream/calls/image.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { router, staffProcedure, staffUploadProcedure, staffWriteProcedure } from "../init.ts";
import { formDataOf } from "./form-data.ts";
import { messageOutput } from "./message.ts";

const id = { id: idSchema };
const read = staffProcedure("write_articles");
/** Nothing that the public reads changes: an article keeps the alternative text that it has. */
const write = staffWriteProcedure("write_articles").meta({ invalidates: [] });

/** The image library of those who write. */
export const imageProcedures = router({
  list: read
    .input(imageListQuery.prefault({}))
    .output(checked(imageListData))
    .query(({ ctx, input }) => request(imageCalls.list, input, ctx)),

  /** An image, and what uses it. */
  open: read
    .input(z.object(id))
    .output(checked(openedImageData))
    .query(({ ctx, input }) => request(imageCalls.open, input, ctx)),

  /** Stores an image: form data with `photo`. The same file again is the same image. */
  add: staffUploadProcedure("write_articles")
    .meta({ invalidates: [] })
    .input(formDataOf(imageForm))
    .output(checked(uploadedImageData))
    .mutation(({ ctx, input }) => request(imageCalls.add, input, ctx)),

  /** Gives an image another name or alternative text; `conflict` where somebody else changed it meanwhile. */
  change: write
    .input(changeImageInput.extend(id))
    .output(checked(libraryImageSchema))
    .mutation(async ({ ctx, input }) => (await request(imageCalls.change, input, ctx)).image),

  /** Deletes an image that nothing uses. */
  remove: write
    .input(removeImageInput)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(imageCalls.remove, input, ctx)),
});
