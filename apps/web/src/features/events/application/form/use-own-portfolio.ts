import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import type { Audiences } from "@callboard/contracts/audience";
import type { Portfolio } from "@callboard/contracts/portfolio";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";

/** What one has added to one's own profile; undefined before it is known, and where there is none. */
export function useOwnPortfolio(isAsked: boolean): Portfolio | undefined {
  const hasPortfolios = useCapability("portfolios");
  const { data } = trpc.portfolio.mine.useQuery(undefined, {
    enabled: isAsked && hasPortfolios,
    meta: { errors: "inline" },
  });
  return data ?? undefined;
}

/** The private fields that a poster sees without a tick, as long as the application shows the profile. */
export const openFieldsOf = (audiences: Audiences | undefined) =>
  audiences ? artistPrivateFields.filter((field) => audiences[field] !== "nobody") : [];
