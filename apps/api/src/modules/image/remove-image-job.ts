import type { LibraryImage } from "@callboard/contracts/library-image";
import { z } from "zod";
import { type JobHandler, jobHandler, type NewJob } from "../../jobs/job.ts";
import { type MediaStore, mediaName } from "../media/media-store.ts";

const kind = "remove-image";
const payload = z.object({ name: z.string().min(1) });

/** Deletes the files of an image that the library has no more. Its key is its address, which no other image ever has. */
export function removeImageJob({ address }: Pick<LibraryImage, "address">): NewJob {
  const name = mediaName(address);
  return { kind, key: name, payload: { name } };
}

/** Running twice deletes nothing else: names are never given again. */
export const removeImageHandler = ({ media }: { media: Pick<MediaStore, "remove"> }): JobHandler =>
  jobHandler(kind, payload, ({ payload: { name } }) => media.remove(name));
