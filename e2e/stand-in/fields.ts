import { z } from "zod";

/** A text that says something. */
export const text = z.string("is required").trim().min(1, "is required");

export const wholeNumber = z.int("must be a whole number");

export const oneOf = (...values: [string, ...string[]]) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

/** An id in a form is text, and in JSON a number, or digits where the ids are. */
export const id = z
  .union([z.int().min(1), z.string().regex(/^[1-9]\d{0,15}$/)], "must be an id")
  .transform(Number);

export const webAddress = z.url("must be a URL");

export const photo = z
  .file("is required")
  .min(1, "is required")
  .mime(["image/jpeg", "image/png", "image/webp"], "must be a picture");
