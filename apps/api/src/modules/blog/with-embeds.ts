import type { ArticleEmbed } from "@callboard/contracts/article-embed";
import type { EventSummary } from "@callboard/contracts/event";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { embedsOf } from "@callboard/server-kit/article-embed";
import type { Db } from "../../db/client.ts";
import { eventSummaryRepository } from "../event/event-summary-repository.ts";

/** An article with the calls and campaigns that it embeds and everybody sees, read at once; as it is where it embeds none. */
export async function withEmbeds<Article extends { content: string }>(
  db: Db,
  article: Article,
  now: Date,
): Promise<Article & { embeds?: ArticleEmbed[] }> {
  const found = embedsOf(article.content, staffLimits.articleEmbeds);
  if (found.length === 0) return article;
  const ids = [...new Set(found.map(({ id }) => id))];
  const events = await eventSummaryRepository(db).listPublic(ids);
  return { ...article, embeds: ids.flatMap((id) => toEmbed(events.get(id), now)) };
}

function toEmbed(event: EventSummary | undefined, now: Date): ArticleEmbed[] {
  if (!event?.kind) return [];
  const { id, kind, title, banner_photo, start_date, present_city, category_name } = event;
  const { price, raised_so_far, supporters } = event;
  return [
    {
      ...{ id, kind, title, banner_photo, start_date, present_city, category_name },
      ...{ price, raised_so_far, supporters },
      state: kind === "event" ? stateOf(event, now) : null,
    },
  ];
}

function stateOf({ starts_at, apply_until }: EventSummary, now: Date): ArticleEmbed["state"] {
  const isBefore = (moment: string) => now < new Date(moment);
  if (!isBefore(starts_at ?? apply_until)) return "past";
  return isBefore(apply_until) ? "open" : "closed";
}
