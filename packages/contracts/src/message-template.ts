import { z } from "zod";
import { conversationLimits } from "./conversation-limits.ts";
import { filled } from "./form-fields.ts";
import { idempotencyKeySchema } from "./idempotency.ts";
import { idSchema } from "./page.ts";

const { messageMax, templateNameMax, bulkMax } = conversationLimits;

/** What stands for itself in a template: each is replaced by what it names in the application that is answered. */
export const templateWords = ["name", "call", "role"] as const;
export type TemplateValues = Record<(typeof templateWords)[number], string>;

/** The words of a template for one applicant. What is filled in is never a template again. */
export function fillTemplate(body: string, values: TemplateValues): string {
  return body.replace(/\{(name|call|role)\}/g, (_whole, word: keyof TemplateValues) => values[word]);
}

/** A message that somebody writes often. */
export const messageTemplateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  body: z.string(),
  /** The team that has it together; null for one's own. */
  team_id: z.number().int().nullable().optional(),
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;
export const templatesData = z.object({ templates: z.array(messageTemplateSchema) });
export const templateData = z.object({ template: messageTemplateSchema });

/** Saved under a name that is there already, it takes the place of that one. */
export const saveTemplateInput = z.object({
  name: filled("Name is required", templateNameMax),
  body: filled("Write a message", messageMax),
  /** For a team that the viewer acts in. */
  team_id: idSchema.optional(),
});
export type SaveTemplateInput = z.output<typeof saveTemplateInput>;

/** One message to several applicants, each with their own words in it. */
export const sendToManyInput = z.object({
  /** The same key again sends to those who have not got it. */
  idempotency_key: idempotencyKeySchema,
  application_ids: z
    .array(idSchema)
    .min(1)
    .max(bulkMax, `Must be at most ${bulkMax} applicants`)
    .transform((ids) => [...new Set(ids)]),
  body: filled("Write a message", messageMax),
});
export type SendToManyInput = z.output<typeof sendToManyInput>;
/** Those who got it, and those who did not: whom nobody can write to, or who have withdrawn. */
export const sentToManyData = z.object({
  sent: z.array(z.number().int()),
  skipped: z.array(z.number().int()),
});
