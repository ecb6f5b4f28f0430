import { audiencesOf } from "@callboard/contracts/audience";
import type { Portfolio } from "@callboard/contracts/portfolio";
import { type Credit, emptyResume } from "@callboard/contracts/resume";

export const creditOf = (title: string, change: Partial<Credit> = {}): Credit => ({
  ...{ title, role: "The heron", company: "", city: "Pune", year: "2024", kind: "film" },
  ...change,
});

export const headshotOf = (id: number) => ({
  ...{ id, address: `/media/headshot${id}-1440.webp`, alt: `Portrait ${id}` },
});

/** What somebody has added to their profile. */
export function portfolioOf(change: Partial<Portfolio> = {}): Portfolio {
  const { resume, ...rest } = change;
  return {
    profile_id: 7,
    audiences: audiencesOf({}),
    headshots: [headshotOf(1), headshotOf(2), headshotOf(3)],
    ...rest,
    resume: {
      ...emptyResume,
      credits: [creditOf("Six Lanterns"), creditOf("Rain")],
      skills: ["Mime"],
      version: 3,
      ...resume,
    },
  };
}
