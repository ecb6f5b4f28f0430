/** The blog's categories. Those with `show_on_header` are in the filter bar of the listing. */
export const demoCategories = [
  { slug: "acting-craft", name: "Acting craft", show_on_header: true },
  { slug: "auditions", name: "Auditions", show_on_header: true },
  { slug: "theatre", name: "Theatre", show_on_header: true },
  { slug: "film-television", name: "Film & television", show_on_header: true },
  { slug: "modelling", name: "Modelling", show_on_header: true },
  { slug: "singing-voice", name: "Singing & voice", show_on_header: true },
  { slug: "anchoring", name: "Anchoring", show_on_header: true },
  { slug: "dance-movement", name: "Dance & movement", show_on_header: false },
  { slug: "production-crew", name: "Production & crew", show_on_header: true },
  { slug: "costume-make-up", name: "Costume & make-up", show_on_header: false },
  { slug: "careers-contracts", name: "Careers & contracts", show_on_header: false },
  { slug: "funding-a-show", name: "Funding a show", show_on_header: false },
] as const;
