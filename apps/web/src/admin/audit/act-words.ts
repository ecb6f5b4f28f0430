/** What the acts of the audit log are called; any other is said by its own name. */
const words: Record<string, string> = {
  "staff.add": "Added to the staff",
  "staff.invite": "Invited to the staff",
  "staff.take_back_invitation": "Took an invitation back",
  "staff.join": "Joined the staff",
  "staff.change_role": "Changed a role",
  "staff.remove": "Removed from the staff",
  "account.suspend": "Suspended an account",
  "account.lift_suspension": "Lifted a suspension",
  "account.export": "Exported the data of an account",
  "account.erase": "Erased an account",
  "account.end_session": "Ended a session",
  "account.end_sessions": "Ended all sessions",
  "moderation.open": "Opened a case",
  "moderation.keep": "Left a reported thing as it is",
  "moderation.publish": "Made public",
  "moderation.hide": "Hidden",
  "moderation.remove": "Removed from the site",
  "moderation.uphold": "Kept a decision",
  "moderation.save_words": "Changed a list of words",
  "image.upload": "Uploaded an image",
  "image.import": "Imported an image",
  "image.change": "Described an image anew",
  "image.remove": "Deleted an image",
  "import.upload": "Began an import",
  "import.start": "Started an import",
  "import.stop": "Stopped an import",
  "import.discard": "Removed an import",
  "export.create": "Began an export of all articles",
  "export.download": "Downloaded an export of all articles",
  "export.remove": "Deleted an export of all articles",
  "factor.set_up": "Set up a second factor",
  "factor.reset": "Reset a second factor",
};

export const knownActs = Object.keys(words);

/** `article.schedule_failed` as `Article: schedule failed`. */
function spelled(action: string): string {
  const [subject = "", ...verb] = action.replaceAll("_", " ").split(".");
  const first = subject.charAt(0).toUpperCase() + subject.slice(1);
  return verb.length > 0 ? `${first}: ${verb.join(" ")}` : first;
}

export function actText(action: string): string {
  return words[action] ?? spelled(action);
}
