import { z } from "zod";

/** Origins that images may be loaded from besides this site, separated by commas. */
export const imageOrigins = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
  .describe("Other origins that images may be loaded from, separated by commas.");
