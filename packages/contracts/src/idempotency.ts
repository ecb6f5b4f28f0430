import { z } from "zod";

/** Makes a double click one act: the same key gives the same answer, and refuses another body. */
export const idempotencyKeySchema = z
  .string({ error: "Is required" })
  .regex(/^[\w-]{16,64}$/, "Must have 16 to 64 letters, digits, - or _");

/** The idempotency key as a field beside the fields of a form. */
export const keyedForm = z.object({ idempotency_key: idempotencyKeySchema.optional() });
