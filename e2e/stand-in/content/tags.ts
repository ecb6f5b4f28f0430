/** Slug, name and what the tag's page says; the last one is no longer in use. */
export const tagTexts = [
  ["first-steps", "First steps", "For everybody who does this for the first time."],
  ["self-tape", "Self-tape", "Auditions that you record at home."],
  ["rehearsal", "Rehearsal", "What happens between the first reading and the first night."],
  ["money", "Money", "Fees, invoices and who pays for the tea."],
  ["voice", "Voice", "Speaking, singing and keeping both."],
  ["on-set", "On set", "Days that begin at five in the morning."],
  ["touring", "Touring", "Nine towns and one van."],
  ["costume", "Costume", "What is worn, and who washes it."],
  ["old-season", "Old season", "Articles of a season that is over."],
] as const;

export const inactiveTag = "old-season";

/** Which hosts show the chips of a tag; the chips of the last are for another site. */
export const ownDomains = ["localhost", "127.0.0.1", "callboard.in"] as const;
export const otherDomain = "another-site.example";
