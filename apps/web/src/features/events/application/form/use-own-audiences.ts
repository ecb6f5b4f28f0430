import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import type { Audiences } from "@callboard/contracts/audience";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";

/** The audiences of one's own profile; undefined before they are known, and where there are none. */
export function useOwnAudiences(isAsked: boolean): Audiences | undefined {
  const hasPortfolios = useCapability("portfolios");
  const { data } = trpc.portfolio.mine.useQuery(undefined, {
    enabled: isAsked && hasPortfolios,
    meta: { errors: "inline" },
  });
  return data?.audiences;
}

/** The private fields that a poster sees without a tick, as long as the application shows the profile. */
export const openFieldsOf = (audiences: Audiences | undefined) =>
  audiences ? artistPrivateFields.filter((field) => audiences[field] !== "nobody") : [];
