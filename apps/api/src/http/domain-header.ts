import { domainSuffixes } from "@callboard/contracts/domain";
import { z } from "zod";

const name = "x-domain-suffix";

/** The header by which a caller says whose articles, tags and counts it wants; without it, everybody's. */
export const domainHeader = z.object({
  [name]: z.enum(domainSuffixes).optional().describe("Selects what is shown on the domains with this suffix"),
});

/** The domain of a request whose headers passed `domainHeader`; null means every domain. */
export function domainOf(headers: z.infer<typeof domainHeader>) {
  return headers[name] ?? null;
}
