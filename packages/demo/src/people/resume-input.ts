import type { LanguageLevel, Resume } from "@callboard/contracts/resume";
import { hashToInt } from "../hash-to-int.ts";
import type { DemoArtist } from "./artists.ts";

/** What is spoken at home, by city; where none is named, English. */
const homeLanguages: Record<string, string> = {
  ...{ Pune: "Marathi", Mumbai: "Marathi", Kochi: "Malayalam", Kolkata: "Bengali", Chennai: "Tamil" },
  ...{ Bengaluru: "Kannada", Hyderabad: "Telugu", Ahmedabad: "Gujarati", Chandigarh: "Punjabi" },
  ...{ Goa: "Konkani", Guwahati: "Assamese", Delhi: "Urdu", Lucknow: "Urdu", Jaipur: "Rajasthani" },
  ...{ Indore: "Hindi" },
};

const skills: Record<string, readonly string[]> = {
  Actor: ["Stage combat", "Accents", "Improvisation", "Horse riding", "Clowning", "Swimming"],
  Anchor: ["Teleprompter", "Live interviews", "Improvisation"],
  "Assistant director": ["Scheduling", "Driving", "Working with children"],
  Choreographer: ["Kathak", "Contemporary dance", "Notation"],
  Cinematographer: ["Handheld camera", "Drone pilot", "Natural light"],
  "Costume designer": ["Pattern cutting", "Dyeing", "Period costume"],
  Dancer: ["Contemporary dance", "Kalaripayattu", "Partnering"],
  Director: ["Devised theatre", "Working with children", "Improvisation"],
  Editor: ["Sound editing", "Colour grading", "Subtitles"],
  "Make-up artist": ["Prosthetics", "Wigs", "Period make-up"],
  Model: ["Runway", "Swimming", "Contemporary dance"],
  Musician: ["Sight reading", "Composition", "Live scoring"],
  Photographer: ["Headshots", "Rehearsal photos", "Drone pilot"],
  Screenwriter: ["Script editing", "Subtitles", "Research"],
  "Set designer": ["Model making", "Carpentry", "Projection"],
  Singer: ["Sight reading", "Harmony", "Live scoring"],
  "Sound engineer": ["Field recording", "Live mixing", "Sound editing"],
  "Voice artist": ["Dubbing", "Accents", "Audiobooks"],
  Volunteer: ["Driving", "First aid", "Front of house"],
};

function languagesOf({ username, city }: DemoArtist): Resume["languages"] {
  const home = homeLanguages[city] ?? "English";
  const level: LanguageLevel = hashToInt(`${username} english`, 2) === 0 ? "fluent" : "conversational";
  const others = [
    { name: "Hindi", level: "fluent" as const },
    { name: "English", level },
  ];
  return [{ name: home, level: "native" }, ...others.filter(({ name }) => name !== home)];
}

/** Associations that there are in the demo alone. */
const guilds: Record<string, string> = {
  ...{ Actor: "Guild of Lantern Players", Dancer: "Guild of Lantern Players" },
  ...{ Singer: "Society of Evening Singers", Musician: "Society of Evening Singers" },
  ...{ "Voice artist": "League of Dubbing Voices" },
};

function membershipsOf({ username, profession }: DemoArtist): Resume["memberships"] {
  const guild = guilds[profession];
  return guild && hashToInt(`${username} guild`, 2) === 0 ? [guild] : [];
}

/** What an artist would have put into their résumé beside the credit of the claim. */
export function resumeInput(artist: DemoArtist): Pick<Resume, "skills" | "languages" | "memberships"> {
  const known = skills[artist.profession] ?? [];
  const first = hashToInt(`${artist.username} skill`, Math.max(known.length, 1));
  const two = [known[first], known[(first + 1) % known.length]];
  return {
    skills: two.filter((skill) => skill !== undefined),
    languages: languagesOf(artist),
    memberships: membershipsOf(artist),
  };
}
