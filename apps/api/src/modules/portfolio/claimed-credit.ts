import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import type { Credit } from "@callboard/contracts/resume";

/** What a claim says of its credit. */
export type ClaimedCredit = {
  project_name: string;
  character_name: string;
  project_year: number;
  project_city: string;
};

/** The claim's credit, as a résumé begins with it. */
export function creditOf({
  project_name,
  character_name,
  project_year,
  project_city,
}: ClaimedCredit): Credit {
  return {
    ...{ title: project_name, role: character_name, company: "", city: project_city },
    ...{ year: String(project_year), kind: "other" },
  };
}

const isOf = (claimed: Credit) => (credit: Credit) =>
  credit.title === claimed.title && credit.role === claimed.role && credit.year === claimed.year;

/**
 * The credits of a résumé after its owner has claimed again. The claim's credit takes the place of the one before; where that was edited or
 * deleted since, a new one comes first, and the same one does not come back.
 */
export function withClaimedCredit(credits: Credit[], before: ClaimedCredit, now: ClaimedCredit): Credit[] {
  const [former, next] = [creditOf(before), creditOf(now)];
  const index = credits.findIndex(isOf(former));
  const kept = credits[index];
  if (kept) return credits.with(index, { ...kept, ...next, company: kept.company, kind: kept.kind });
  if (isOf(former)(next) || credits.length >= portfolioLimits.creditsMax) return credits;
  return [next, ...credits];
}
