import { z } from "zod";
import { dateInWords } from "../../dates.ts";
import { type MailContent, type RenderedMail, renderMail } from "./layout.ts";

/** What templates need to know of the site. */
export type Site = {
  /** A path of the site as a whole address. */
  urlOf: (path: string) => string;
  /** A moment in words, in UTC: nobody knows where it is read. */
  dateOf: (instant: string) => string;
};

/** A path of the site itself: `//elsewhere` would lead to another one. */
export const sitePath = z.string().regex(/^\/(?![/\\])[^\s]*$/);

const siteAt = (siteUrl: string): Site => ({
  urlOf: (path) => new URL(sitePath.parse(path), siteUrl).href,
  dateOf: dateInWords,
});

/** A mail's words, as a function of its data. `render` throws ZodError for data that it was not made for. */
export function defineTemplate<Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>, site: Site) => MailContent,
) {
  return {
    schema,
    render: (data: unknown, siteUrl: string): RenderedMail =>
      renderMail(write(schema.parse(data), siteAt(siteUrl)), siteUrl),
  };
}
