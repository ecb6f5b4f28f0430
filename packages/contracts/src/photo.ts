import { z } from "zod";
import { limits } from "./limits.ts";

/** What a photo may be when it comes in; it is kept as WebP. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

const megabytes = limits.photoMaxBytes / 1_048_576;

/** What a form says before a photo is chosen. */
export const photoHint = `JPEG, PNG or WebP, at most ${megabytes} MB`;

/** What is said about a photo that cannot be taken. */
export const photoTexts = {
  type: "Must be a JPEG, PNG or WebP image",
  size: `Must be at most ${megabytes} MB`,
  unreadable: "This image cannot be read",
  tooManyPixels: "This image has too many pixels",
} as const;

/** A photo as a form holds it and as it travels in form data. What is really in it, only the API can tell. */
export function photoFile(missing: string) {
  return z
    .file({ error: missing })
    .min(1, missing)
    .max(limits.photoMaxBytes, photoTexts.size)
    .mime([...photoTypes], photoTexts.type);
}
