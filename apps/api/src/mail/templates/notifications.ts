import { z } from "zod";
import { defineTemplate, sitePath } from "./template.ts";

const item = z.object({
  title: z.string(),
  /** Where it leads to. */
  path: sitePath,
  /** Words of whoever caused it. */
  message: z.string().optional(),
});

/** What somebody was told on the site and has not read there. */
export const notificationsMail = defineTemplate(
  z.object({
    items: z.array(item).min(1),
    /** How many more there are than these. */
    more: z.number().int().min(0),
    /** What such mails are about, in the words of the settings. */
    about: z.array(z.string()).min(1),
    /** Where they are ended without signing in. */
    unsubscribe_path: sitePath,
  }),
  ({ items, more, about, unsubscribe_path }, { urlOf }) => {
    const [first] = items;
    const others = items.length - 1 + more;
    const rest = others > 0 ? ` and ${others} more` : "";
    const isOne = items.length === 1 && more === 0;
    return {
      subject: `${first?.title}${rest}`,
      title: isOne ? (first?.title ?? "") : "What is new for you",
      blocks: [
        ...items.flatMap(({ title, path, message }) => [
          ...(isOne ? [] : [{ kind: "link" as const, label: title, url: urlOf(path) }]),
          ...(message ? [{ kind: "quote" as const, text: message, by: "Who posted it" }] : []),
        ]),
        ...(more > 0 ? [{ kind: "paragraph" as const, text: `There are ${more} more on the site.` }] : []),
        isOne
          ? { kind: "action", label: "Look at it", url: urlOf(first?.path ?? "/") }
          : { kind: "action", label: "See all of it", url: urlOf("/account/notifications") },
      ],
      reason: `You get this because you have an account on Callboard, about: ${about.join(", ").toLowerCase()}.`,
      links: [
        { label: "Stop these mails", url: urlOf(unsubscribe_path) },
        { label: "Choose which mails you get", url: urlOf("/account/emails") },
      ],
      unsubscribeUrl: urlOf(unsubscribe_path),
    };
  },
);
