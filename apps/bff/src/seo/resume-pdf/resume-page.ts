import { professionAccent } from "@callboard/contracts/accent";
import { privateFieldLabels } from "@callboard/contracts/private-field-labels";
import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import {
  creditLine,
  creditsOf,
  languageLine,
  measurementWords,
  trainingLine,
} from "@callboard/contracts/resume-words";
import type { ResumePage } from "../drawing/draw-resume.ts";
import { accent } from "../drawing/stage-art.ts";

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(" · ");

function factsOf(profile: PublicProfile): ResumePage["facts"] {
  const { experience, travel_cities, ready_to_travel, details, measurements } = profile;
  const travels = ready_to_travel === null ? null : ready_to_travel ? "Yes" : "No";
  const facts: [string, string | null][] = [
    ...details.map(({ field, value }): [string, string] => [privateFieldLabels[field], value]),
    ...measurements.map(({ name, value }): [string, string] => [measurementWords[name], value]),
    ["Experience", experience],
    ["Often travels to", travel_cities],
    ["Ready to travel for work", travels],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const addressesOf = ({ website_address, links }: PublicProfile) =>
  [website_address, ...links.map(({ url }) => url)].filter((url) => /^https?:\/\//i.test(url ?? ""));

function sectionsOf(profile: PublicProfile, address: string): ResumePage["sections"] {
  const { training, skills, languages, memberships, clips } = profile;
  const credit = creditsOf(profile).map((one) => ({
    when: one.year,
    title: one.title,
    rest: creditLine(one),
  }));
  const course = training.map((one) => ({ when: "", title: one.course, rest: trainingLine(one) }));
  return [
    ...(credit.length > 0 ? [{ title: "Credits", entries: credit }] : []),
    ...(course.length > 0 ? [{ title: "Training", entries: course }] : []),
    ...[
      { title: "Skills", line: joined(skills) },
      { title: "Languages", line: joined(languages.map(languageLine)) },
      { title: "Unions and associations", line: joined(memberships) },
      { title: "Clips", line: joined(clips.map(({ title, url }) => `${title}: ${url || address}`)) },
      { title: "On the web", line: joined(addressesOf(profile)) },
    ].filter(({ line }) => line !== ""),
  ];
}

/** The résumé of a profile, of what its reader is shown of it. Days away are left out: a file grows old. */
export function resumePageOf(profile: PublicProfile, origin: string): ResumePage {
  const { name, profession, present_city, about } = profile;
  const address = `${origin}${profilePath(profile)}`;
  return {
    name,
    line: joined([profession, present_city]),
    color: accent[professionAccent(profession)],
    about: about ?? "",
    facts: factsOf(profile),
    sections: sectionsOf(profile, address),
    address,
  };
}
