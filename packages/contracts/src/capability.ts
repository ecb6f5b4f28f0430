/**
 * What an upstream may offer beside the specification's calls:
 * `authors` (of articles, each with a page), `following` (authors and tags of articles, and searches among articles and profiles that are saved and told of as `searches`), `accounts` (me, sessions, signing out, reset of passwords, change of number, limits by visitor), `applications`, `auditions` (days with times that a poster
 * offers to applicants), `bookmarks` (articles, calls and profiles that somebody keeps to find again), `calls` (drafts, editing, closing, cancelling and duplicating one's own; roles, and the day by which answers are promised), `comments`
 * (pages, replies, removal, one's own), `clips` (videos and recordings that artists upload to their profiles), `contact`, `conversations` (between posters and applicants), `events` (`kind`, filter by category, end and deadline, one's own, one
 * posting for a key), `filters` (further filters and orders of the calls, and how many each of them leaves), `invitations` (to calls, by those who posted them), `lists` (of profiles that somebody keeps), `mails` (by e-mail what `notifications` tell, as one sets it), `moderation` (reports, and answering what moderators decide), `notifications` (what others' acts mean for somebody),
 * `pledges`, `push` (to browsers what `notifications` tell, as one sets it), `portfolios` (headshots and résumé of an artist's profile, and who sees which field), `profiles` (directory, pages of profiles, one's own), `reviewing` (the board of a call's applications, and answering an
 * offer), `screening` (new calls and campaigns are
 * checked by rules before they are public, and their posters told), `searches` (searches among the calls that are saved, told of and followed by feeds), `settings` (changing one's own name, address, password and number, and
 * taking or deleting one's data), `shortlists` (applications that a poster shows to others by a link), `slugs` (addresses of profiles that their owners choose), `staff` (those who run the site),
 * `spellings` (of a text that is searched for, other ones that find something), `tapes` (videos of
 * applications), `teams` (several people who act for an agency).
 */
export const capabilities = [
  "accounts",
  "applications",
  "auditions",
  "authors",
  "bookmarks",
  "calls",
  "clips",
  "comments",
  "contact",
  "conversations",
  "events",
  "filters",
  "following",
  "invitations",
  "lists",
  "mails",
  "moderation",
  "notifications",
  "pledges",
  "portfolios",
  "profiles",
  "push",
  "reviewing",
  "screening",
  "searches",
  "settings",
  "shortlists",
  "slugs",
  "spellings",
  "staff",
  "tapes",
  "teams",
] as const;
export type Capability = (typeof capabilities)[number];

export const isCapability = (name: string): name is Capability =>
  (capabilities as readonly string[]).includes(name);
