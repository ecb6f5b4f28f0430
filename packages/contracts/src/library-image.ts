import { z } from "zod";
import { filled } from "./form-fields.ts";
import {
  flagQuery,
  idSchema,
  pageQuery,
  paginationSchema,
  plainText,
  searchSchema,
  versionSchema,
} from "./page.ts";
import { photoFile } from "./photo.ts";
import { staffLimits } from "./staff-limits.ts";

const picture = (form: RegExp) =>
  plainText.trim().max(300).regex(form, "Choose an image of the library").nullable();
/** The address of an image that staff may choose: one of the library, or one elsewhere over https. Null is none. */
export const pictureAddress = picture(/^(?:\/media\/[\w.-]+|https:\/\/[^\s/]\S*)$/);
/** The same, where an empty text is none too. */
export const pictureAddressOrEmpty = picture(/^(?:\/media\/[\w.-]+|https:\/\/[^\s/]\S*)?$/);

/** What uses an image: articles, and entries of the lists that have a picture. */
export const imageUseKinds = ["article", "category", "tag", "video"] as const;
/** Where: as the featured image of an article, in its text, or as the picture of an entry. */
export const imagePlaces = ["featured", "text", "picture"] as const;

/** An image of the library. Sizes are null until they are known, for images from before there was one. */
export const libraryImageSchema = z.object({
  id: z.number().int(),
  /** As it was uploaded, or as somebody called it since. */
  name: z.string(),
  /** What is to be seen; proposed to whoever puts it into an article. */
  alt: z.string(),
  /** Of its largest width, as rows name it. */
  address: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of the largest file, in bytes. */
  size: z.number().int().nullable(),
  created_at: z.iso.datetime(),
  /** Empty for images from before there was a library. */
  created_by: z.string(),
  version: z.number().int(),
  /** How many articles and entries use it. */
  uses: z.number().int(),
});
export type LibraryImage = z.output<typeof libraryImageSchema>;

export const imageUseSchema = z.object({
  kind: z.enum(imageUseKinds),
  id: z.number().int(),
  title: z.string(),
  places: z.array(z.enum(imagePlaces)),
  /** The public sees it there now. */
  is_public: z.boolean(),
});
export type ImageUse = z.output<typeof imageUseSchema>;

export const imageListQuery = pageQuery(staffLimits.imageList).extend({
  search: searchSchema.optional(),
  is_unused: flagQuery.optional(),
});
export type ImageListQuery = z.output<typeof imageListQuery>;
export const imageListData = z.object({
  images: z.array(libraryImageSchema),
  pagination: paginationSchema,
});

export const imageData = z.object({ image: libraryImageSchema });
/** The first uses, by kind; `image.uses` counts them all. */
export const openedImageData = imageData.extend({ uses: z.array(imageUseSchema) });

export const imageForm = z.object({ photo: photoFile("Choose an image") });
/** `is_new` is false where the library has the same file already: then `image` is that one. */
export const uploadedImageData = imageData.extend({ is_new: z.boolean() });
export type UploadedImage = z.output<typeof uploadedImageData>;

export const imageTextsForm = z.object({
  name: filled("Name is required", staffLimits.imageNameMax),
  alt: plainText.trim().max(300, "Must be at most 300 characters"),
});
export const changeImageInput = imageTextsForm.extend({ version: versionSchema });
export type ChangeImageInput = z.output<typeof changeImageInput>;
export const removeImageInput = z.object({ id: idSchema, version: versionSchema });
