import { z } from "zod";
import { emailSchema } from "./account.ts";
import { filled } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { plainText } from "./page.ts";

export const createContactInput = z.object({
  name: filled("Name is required", 100),
  email: emailSchema,
  message: filled("Message is required", limits.contactMax),
  topic: plainText.max(40).optional(),
  /** Only robots see this field; whatever fills it is not sent on. */
  website: z.string().max(200).optional(),
});
export type CreateContactInput = z.infer<typeof createContactInput>;

/** `reference` is what the person can quote when they ask again. */
export const contactData = z.object({ reference: z.string() });
