import type { EmbedOf } from "@callboard/contracts/article-embed";
import type { EventSummary } from "@callboard/contracts/event";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { formatEuro } from "#shared/lib/text/money.ts";

/** What the text holds of an embed: the title is what its link says. */
export type EmbedAttributes = EmbedOf & { title: string };

export const kindWords = { event: "Call", crowdfunding: "Campaign" };

/** Where and when a call is; what a campaign has of what it needs. */
export function factsOf({ kind, start_date, present_city, price, raised_so_far }: EventSummary): string {
  if (kind === "crowdfunding" && price !== null && raised_so_far !== null)
    return `${formatEuro(raised_so_far)} raised of ${formatEuro(price)}`;
  return [present_city, formatDay(start_date)].filter(Boolean).join(", ");
}
