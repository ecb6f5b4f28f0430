import type { DirectoryFacet } from "@callboard/contracts/directory";

/** The facets in the order in which they stand on the page. */
const titles: Record<DirectoryFacet, string> = {
  profession: "Profession",
  city: "City",
  language: "Language",
  skill: "Skill",
  age: "Playing age",
  gender: "Gender",
  experience: "Experience",
  travel: "Travel",
  reel: "Reel",
};
export const facetNames = Object.keys(titles) as DirectoryFacet[];
export const facetTitle = (facet: DirectoryFacet): string => titles[facet];

const flags: Partial<Record<DirectoryFacet, string>> = { travel: "Ready to travel", reel: "Has a reel" };

/** A facet's value in words. */
export const valueWords = (facet: DirectoryFacet, value: string): string => flags[facet] ?? value;
