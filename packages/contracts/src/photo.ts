import { z } from "zod";
import { limits } from "./limits.ts";

/** The types of a photo that may be uploaded; it is stored as WebP. */
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
