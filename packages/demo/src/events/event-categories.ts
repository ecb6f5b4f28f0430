/** The folders of the demo's calls, and the categories that they stand for. */
export const demoEventCategories = [
  { slug: "theatre", name: "Theatre" },
  { slug: "film", name: "Film" },
  { slug: "television", name: "Television" },
  { slug: "web-series", name: "Web series" },
  { slug: "modelling", name: "Modelling" },
  { slug: "singing", name: "Singing" },
  { slug: "anchoring", name: "Anchoring" },
  { slug: "dance", name: "Dance" },
  { slug: "voice-over", name: "Voice-over" },
  { slug: "workshops", name: "Workshops" },
  { slug: "crew", name: "Crew" },
  { slug: "volunteering", name: "Volunteering" },
] as const;
