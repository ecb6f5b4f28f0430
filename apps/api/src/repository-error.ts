export type RepositoryErrorCode =
  | "blog_slug_taken"
  | "cursor_invalid"
  | "email_taken"
  | "event_category_unknown"
  | "event_role_cast"
  | "event_role_unknown"
  | "event_role_used"
  | "image_used"
  | "list_entry_used"
  | "list_name_taken"
  | "phone_taken"
  | "profile_slug_taken"
  | "tag_slug_reserved"
  | "username_taken";

/** What a repository refuses, by code. The error handler of `http/` has the words for each. */
export class RepositoryError extends Error {
  readonly codes: readonly RepositoryErrorCode[];

  constructor(...codes: RepositoryErrorCode[]) {
    super(codes.join(", "));
    this.codes = codes;
  }
}
