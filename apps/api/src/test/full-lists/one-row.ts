/** The calls that answer one thing, whatever there is beside it: their routes, and what is asked for as in `FullList`. */
export const oneRow: [route: string, parameters?: Record<string, string>][] = [
  ["/account/deletion"],
  ["/account/settings"],
  ["/agency-profile/mine"],
  ["/artist-profile/mine"],
  ["/auth/me"],
  ["/blog/preview/:token", { token: "a-token-of-a-preview-link" }],
  ["/bookmark/:kind/:id", { kind: "call", id: "#call" }],
  // A number for each of the few cache tags that the code names.
  ["/cache-version/view"],
  ["/capabilities"],
  ["/event/drafts/:id", { id: "#draft" }],
  ["/event/viewer/:id", { id: "#theirs" }],
  ["/notification/mail-settings"],
  ["/notification/unsubscribe/:token", { token: "a-token-of-a-link-in-a-mail" }],
  ["/profile-address/check", { kind: "artist", slug: "asha" }],
  ["/saved-search/follow/:what/:slug", { what: "tag", slug: "first" }],
  ["/staff/articles/:id/revisions/:revision_id", { id: "#article", revision_id: "#revision" }],
  ["/staff/imports/:id", { id: "#import" }],
  // A list of words for each site.
  ["/staff/moderation/words"],
  // An account has a profile of each kind at most.
  ["/staff/people/:id", { id: "#user" }],
  ["/staff/viewer"],
  ["/tape/:id", { id: "#received" }],
  ["/tape/upload", { event_id: "#call" }],
];

/** The calls that answer bytes of files, in pieces of a size. */
export const ofBytes = [
  "/clip/:key/content",
  "/conversation/files/:id/pieces/:index",
  "/shortlist/tape/:pass/content",
  "/staff/exports/:id/pieces/:index",
  "/tape/:id/content",
];

/** The tables that no call lists: what they hold is read one by one, or belongs to one row of a list. */
export const behindNoList = [
  ...["account_acts", "codes", "counted_mails", "email_changes", "factor_attempts", "recovery_codes"],
  ...["agency_details", "artist_details", "mail_settings", "resumes", "word_lists", "cache_versions"],
  ...["blocks", "event_idempotency_keys", "imported_articles", "pending_uploads", "suspensions"],
  ...["former_slugs", "former_tag_slugs"],
];
