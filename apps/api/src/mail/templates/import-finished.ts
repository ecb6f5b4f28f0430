import { z } from "zod";
import { defineTemplate, sitePath } from "./template.ts";

const count = z.number().int().nonnegative();
const articles = (number: number) => `${number} ${number === 1 ? "article" : "articles"}`;

/** An import of articles has come to its end. */
export const importFinished = defineTemplate(
  z.object({
    /** What was imported, such as the name of its file. */
    source: z.string(),
    imported: count,
    skipped: count,
    failed: count,
    path: sitePath,
  }),
  ({ source, imported, skipped, failed, path }, { urlOf }) => ({
    subject: `Import finished: ${articles(imported)} from ${source}`,
    title: failed > 0 ? "The import is done, with errors" : "The import is done",
    blocks: [
      {
        kind: "facts",
        facts: [
          ["From", source],
          ["Imported", articles(imported)],
          ["Left out, there already", articles(skipped)],
          ["Failed", articles(failed)],
        ],
      },
      { kind: "action", label: failed > 0 ? "See what failed" : "See the articles", url: urlOf(path) },
    ],
    reason: "You get this because you started the import.",
  }),
);
