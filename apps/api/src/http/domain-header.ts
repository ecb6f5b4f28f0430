import { domainSuffixes } from "@callboard/contracts/domain";
import { z } from "zod";

const name = "x-domain-suffix";

/** Selects the domain whose articles, tags and counts are read; without it, those of all domains. */
export const domainHeader = z.object({
  [name]: z.enum(domainSuffixes).optional().describe("Selects what is shown on the domains with this suffix"),
});

/** The domain suffix of validated headers; null for every domain. */
export function domainOf(headers: z.infer<typeof domainHeader>) {
  return headers[name] ?? null;
}
