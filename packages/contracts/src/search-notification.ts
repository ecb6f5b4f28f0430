import { z } from "zod";

/** What is kept of the calls that a saved search finds: of one, and of all of a day or a week. */
export const searchNotifications = {
  search_found: z.object({ event_title: z.string(), search_name: z.string() }),
  search_gathered: z.object({
    search_id: z.number().int(),
    search_name: z.string(),
    count: z.number().int(),
  }),
};
type Data = { [Kind in keyof typeof searchNotifications]: z.output<(typeof searchNotifications)[Kind]> };

export const searchFoundTitle = ({ search_name, event_title }: Data["search_found"]): string =>
  `New for “${search_name}”: “${event_title}”`;

export const searchGatheredText = ({ search_id, search_name, count }: Data["search_gathered"]) => ({
  title: `${count} new ${count === 1 ? "call" : "calls"} for “${search_name}”`,
  path: `/account/searches#search-${search_id}`,
});
