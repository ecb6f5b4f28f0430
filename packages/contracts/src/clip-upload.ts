import { z } from "zod";
import { clipFileTypes } from "./clip-file.ts";

/** What the address of an uploaded clip ends in. */
export const clipKeySchema = z.uuid();

/** An uploaded clip as the résumé names it. Its type and size are what the API found them to be. */
export const clipFileSchema = z.object({
  key: clipKeySchema,
  type: z.enum(clipFileTypes),
  size: z.number().int().positive(),
});
export type ClipFile = z.infer<typeof clipFileSchema>;

/** The same on a page; `pass` plays it in the session that it was given, where not everybody may. */
export const shownClipFile = clipFileSchema.extend({ pass: z.string().optional() });

/** An own file that no résumé names: on its way, or waiting for one. */
export const clipUploadSchema = z.object({
  key: clipKeySchema,
  /** What it is called on the sender's device. */
  name: z.string(),
  size: z.number().int(),
  received: z.number().int(),
  /** Null until its first bytes are there. */
  type: z.enum(clipFileTypes).nullable(),
});
export type ClipUpload = z.infer<typeof clipUploadSchema>;
export const clipUploadsData = z.object({ uploads: z.array(clipUploadSchema) });
