import { z } from "zod";
import { type EventKind, eventKinds, eventSummarySchema } from "./event.ts";

/** What an article can embed: a call (`event`) or a campaign. */
export type EmbedOf = { kind: EventKind; id: number };

/** The page that an embed leads to. The stored form of an embed says the same in its link: see `article-embed` of the server kit. */
export function embedPath({ kind, id }: EmbedOf): string {
  return `/${kind === "event" ? "event" : "Crowdfunding"}/${id}`;
}

/** What a call takes now: applications, none any more, or none because it has begun. */
const callStates = ["open", "closed", "past"] as const;

/** What an article shows of a call or a campaign in it: of those that everybody sees. */
export const articleEmbedSchema = eventSummarySchema
  .pick({
    ...{ id: true, title: true, banner_photo: true, start_date: true, present_city: true },
    ...{ category_name: true, price: true, raised_so_far: true, supporters: true },
  })
  .extend({
    kind: z.enum(eventKinds),
    /** Null of a campaign, which takes pledges at any time. */
    state: z.enum(callStates).nullable(),
  });
export type ArticleEmbed = z.infer<typeof articleEmbedSchema>;

/** Of an article that embeds anything: what it embeds and everybody sees, each once. */
export const embedsField = { embeds: z.array(articleEmbedSchema).optional() };
